import type { ReactNode } from 'react'
import type { TreeNode, CheckState } from '@/shared/tree/treeSelection'

export interface CheckTreeNode extends TreeNode {
  readonly label: string
  /** Left out while it is not known. */
  readonly count?: string
  /** No course would be found: shown, but not to be chosen. */
  readonly isEmpty: boolean
  readonly leading?: ReactNode
  readonly children: readonly CheckTreeNode[]
}

export interface CheckTreeRowData {
  readonly node: CheckTreeNode
  readonly mark: CheckState
  readonly level: number
  readonly position: number
  readonly siblings: number
  readonly parent: string | undefined
  readonly isOpen: boolean
  readonly isDisabled: boolean
}

/** The rows that show, from top to bottom: every root, and what is below a node that is open. */
export function visibleRows(
  nodes: readonly CheckTreeNode[],
  expanded: ReadonlySet<string>,
  marks: ReadonlyMap<string, CheckState>,
  level = 1,
  parent?: string,
): CheckTreeRowData[] {
  return nodes.flatMap((node, index) => {
    const mark = marks.get(node.id) ?? 'unchecked'
    const isOpen = node.children.length > 0 && expanded.has(node.id)
    const isDisabled = node.isEmpty && mark === 'unchecked'
    const row = { node, mark, level, position: index + 1, siblings: nodes.length, parent, isOpen, isDisabled }
    return [row, ...(isOpen ? visibleRows(node.children, expanded, marks, level + 1, node.id) : [])]
  })
}

/** The nodes whose name holds the text, each with the nodes above it; a node that matches keeps all that is below. */
export function matchingNodes(nodes: readonly CheckTreeNode[], text: string): CheckTreeNode[] {
  const wanted = folded(text)
  return nodes.flatMap((node) => {
    if (folded(node.label).includes(wanted)) return [node]
    const children = matchingNodes(node.children, text)
    return children.length > 0 ? [{ ...node, children }] : []
  })
}

/** Without case and accents, so that montreal finds Montréal. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
