import type { CheckState } from '@/shared/tree/treeSelection'
import type { CheckTreeNode } from '@/shared/ui/checkTreeRows'
import type { CheckOption } from './CheckList'

/**
 * Whether a list hides the value. A value without courses is hidden unless it is selected or the
 * search text implies it.
 */
export function isEmptyValue({ value, count, isInterpreted = false }: CheckOption, selected: readonly string[]): boolean {
  return count === 0 && !isInterpreted && !selected.includes(value)
}

/** Removes nodes without courses that are not selected. A node with a visible descendant stays. */
export function withoutEmptyNodes(nodes: readonly CheckTreeNode[], checkStates: ReadonlyMap<string, CheckState>): CheckTreeNode[] {
  return nodes.flatMap((node) => {
    const children = withoutEmptyNodes(node.children, checkStates)
    const isHidden = node.isEmpty && !node.isInterpreted && (checkStates.get(node.id) ?? 'unchecked') === 'unchecked' && children.length === 0
    const isWhole = children.length === node.children.length && children.every((child, index) => child === node.children[index])
    return isHidden ? [] : [isWhole ? node : { ...node, children }]
  })
}
