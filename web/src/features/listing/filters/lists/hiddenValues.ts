import type { CheckState } from '@/shared/tree/treeSelection'
import type { CheckTreeNode } from '@/shared/ui/checkTreeRows'
import type { CheckOption } from './CheckList'

/**
 * Whether a list hides the value. A value without courses is hidden unless it is selected or the
 * search text implies it.
 */
export function isHiddenValue({ value, count, isInterpreted = false }: CheckOption, selected: readonly string[]): boolean {
  return count === 0 && !isInterpreted && !selected.includes(value)
}

/**
 * Removes the hidden nodes. A node without courses is hidden unless it is checked, the search text
 * implies it, or it has a visible descendant.
 */
export function withoutHiddenNodes(nodes: readonly CheckTreeNode[], checkStates: ReadonlyMap<string, CheckState>): CheckTreeNode[] {
  return nodes.flatMap((node) => {
    const children = withoutHiddenNodes(node.children, checkStates)
    const isHidden = node.isEmpty && !node.isInterpreted && (checkStates.get(node.id) ?? 'unchecked') === 'unchecked' && children.length === 0
    const isWhole = children.length === node.children.length && children.every((child, index) => child === node.children[index])
    return isHidden ? [] : [isWhole ? node : { ...node, children }]
  })
}
