/**
 * Choosing in a tree. A choice is a cover: the fewest nodes that stand for everything chosen, so a node whose children
 * are all chosen stands for them. Ids are unique over the whole tree.
 */
export interface TreeNode {
  readonly id: string
  readonly children: readonly TreeNode[]
}

export type CheckState = 'checked' | 'mixed' | 'unchecked'

/** How each node looks under a cover, which need not be the smallest (a person may have typed it). */
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

/** The cover after a click on a node: a checked node is cleared, with all that is below it; any other is chosen. */
export function toggleNode(forest: readonly TreeNode[], selection: ReadonlySet<string>, id: string): string[] {
  const shouldSelect = computeCheckStates(forest, selection).get(id) !== 'checked'
  const visit = (node: TreeNode, inherited: boolean): string[] => {
    if (node.id === id) return shouldSelect ? [node.id] : []
    const isSelected = inherited || selection.has(node.id)
    if (node.children.length === 0) return isSelected ? [node.id] : []
    return mergeCompleteChildren(node, node.children.map((child) => visit(child, isSelected)))
  }
  const known = new Set(collectIds(forest))
  const elsewhere = [...selection].filter((each) => !known.has(each))
  return keepPreviousOrder(selection, [...forest.flatMap((node) => visit(node, false)), ...elsewhere])
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

/** What was chosen before stays where it stood; what is new comes last. */
function keepPreviousOrder(before: ReadonlySet<string>, ids: readonly string[]): string[] {
  const now = new Set(ids)
  return [...[...before].filter((id) => now.has(id)), ...ids.filter((id) => !before.has(id))]
}
