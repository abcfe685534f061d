import type { ReactNode } from 'react'
import type { TreeNode, CheckState } from '@/shared/tree/treeSelection'

export interface CheckTreeNode extends TreeNode {
  readonly label: string
  /** The English name of a translated label. A typed text can match this name, too. */
  readonly englishLabel?: string | undefined
  /** The number of courses. Undefined until the counts have loaded. */
  readonly count?: string
  /** Whether the node has no courses and cannot be selected. */
  readonly isEmpty: boolean
  /** Whether the visitor's search text already implies this value. */
  readonly isInterpreted?: boolean
  readonly leading?: ReactNode
  readonly children: readonly CheckTreeNode[]
}

export interface CheckTreeRowData {
  readonly node: CheckTreeNode
  readonly checkState: CheckState
  readonly level: number
  readonly position: number
  readonly siblings: number
  readonly parent: string | undefined
  readonly isOpen: boolean
  readonly isDisabled: boolean
}

/** Lists the visible rows from top to bottom: every root, and the children of expanded nodes. */
export function buildVisibleRows(
  nodes: readonly CheckTreeNode[],
  expanded: ReadonlySet<string>,
  checkStates: ReadonlyMap<string, CheckState>,
  level = 1,
  parent?: string,
): CheckTreeRowData[] {
  return nodes.flatMap((node, index) => {
    const checkState = checkStates.get(node.id) ?? 'unchecked'
    const isOpen = node.children.length > 0 && expanded.has(node.id)
    const isDisabled = node.isEmpty && checkState === 'unchecked'
    const row = { node, checkState, level, position: index + 1, siblings: nodes.length, parent, isOpen, isDisabled }
    return [row, ...(isOpen ? buildVisibleRows(node.children, expanded, checkStates, level + 1, node.id) : [])]
  })
}

/** Returns the nodes whose labels contain the text, and their parents. A matching node keeps all its descendants. */
export function filterNodes(nodes: readonly CheckTreeNode[], text: string): CheckTreeNode[] {
  return nodes.flatMap((node) => {
    if (matchesNode(node, text)) return [node]
    const children = filterNodes(node.children, text)
    return children.length > 0 ? [{ ...node, children }] : []
  })
}

/** Whether the label or the English label of a node contains the text. */
export function matchesNode({ label, englishLabel = label }: CheckTreeNode, text: string): boolean {
  const folded = foldText(text)
  return [label, englishLabel].some((each) => foldText(each).includes(folded))
}

/** Converts to lower case and removes accents: `Montréal` → `montreal`. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
