/**
 * A node of a tree with selection. A selection is a set of node ids. If all children of a node are selected, the selection has
 * only the id of the node. Ids are unique in the whole tree.
 */
export interface TreeNode {
  readonly id: string
  readonly children: readonly TreeNode[]
}

export type CheckState = 'checked' | 'mixed' | 'unchecked'

/** Computes the check state of each node. */
export function computeCheckStates(forest: readonly TreeNode[], selection: ReadonlySet<string>): ReadonlyMap<string, CheckState> {
  const checkStates = new Map<string, CheckState>()
  const visit = (node: TreeNode, inherited: boolean): CheckState => {
    const isSelected = inherited || selection.has(node.id)
    const below = node.children.map((child) => visit(child, isSelected))
    const own = isSelected ? 'checked' : combineCheckStates(below)
    checkStates.set(node.id, own)
    return own
  }
  forest.forEach((node) => visit(node, false))
  return checkStates
}

/** Computes the selection after a click. A checked node is deselected with all its descendants. Any other node is selected. */
export function toggleNode(forest: readonly TreeNode[], selection: ReadonlySet<string>, id: string): string[] {
  const shouldSelect = computeCheckStates(forest, selection).get(id) !== 'checked'
  const visit = (node: TreeNode, inherited: boolean): string[] => {
    if (node.id === id) return shouldSelect ? [node.id] : []
    const isSelected = inherited || selection.has(node.id)
    if (node.children.length === 0) return isSelected ? [node.id] : []
    return mergeCompleteChildren(node, node.children.map((child) => visit(child, isSelected)))
  }
  const known = new Set(collectIds(forest))
  const unknown = [...selection].filter((each) => !known.has(each))
  return keepPreviousOrder(selection, [...forest.flatMap((node) => visit(node, false)), ...unknown])
}

function combineCheckStates(below: readonly CheckState[]): CheckState {
  if (below.length > 0 && below.every((each) => each === 'checked')) return 'checked'
  return below.some((each) => each !== 'unchecked') ? 'mixed' : 'unchecked'
}

function mergeCompleteChildren(node: TreeNode, below: readonly string[][]): string[] {
  const whole = node.children.every((child, index) => below[index]?.length === 1 && below[index][0] === child.id)
  return whole ? [node.id] : below.flat()
}

function collectIds(forest: readonly TreeNode[]): string[] {
  return forest.flatMap((node) => [node.id, ...collectIds(node.children)])
}

/**
 * Sorts ids. Ids that were selected before come first, in their previous order. New ids come last.
 */
function keepPreviousOrder(before: ReadonlySet<string>, ids: readonly string[]): string[] {
  const now = new Set(ids)
  return [...[...before].filter((id) => now.has(id)), ...ids.filter((id) => !before.has(id))]
}
