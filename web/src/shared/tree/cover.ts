/**
 * Choosing in a tree. A choice is a cover: the fewest nodes that stand for everything chosen, so a node whose children
 * are all chosen stands for them. Ids are unique over the whole tree.
 */
export interface CoverNode {
  readonly id: string
  readonly children: readonly CoverNode[]
}

export type Mark = 'checked' | 'mixed' | 'unchecked'

/** How each node looks under a cover, which need not be the smallest (a person may have typed it). */
export function marksOf(forest: readonly CoverNode[], cover: ReadonlySet<string>): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>()
  const mark = (node: CoverNode, inherited: boolean): Mark => {
    const chosen = inherited || cover.has(node.id)
    const below = node.children.map((child) => mark(child, chosen))
    const own = chosen ? 'checked' : markFrom(below)
    marks.set(node.id, own)
    return own
  }
  forest.forEach((node) => mark(node, false))
  return marks
}

/** The cover after a click on a node: a checked node is cleared, with all that is below it; any other is chosen. */
export function toggleNode(forest: readonly CoverNode[], cover: ReadonlySet<string>, id: string): string[] {
  const choose = marksOf(forest, cover).get(id) !== 'checked'
  const visit = (node: CoverNode, inherited: boolean): string[] => {
    if (node.id === id) return choose ? [node.id] : []
    const chosen = inherited || cover.has(node.id)
    if (node.children.length === 0) return chosen ? [node.id] : []
    return shortened(node, node.children.map((child) => visit(child, chosen)))
  }
  const known = new Set(idsOf(forest))
  const elsewhere = [...cover].filter((each) => !known.has(each))
  return inOrderOf(cover, [...forest.flatMap((node) => visit(node, false)), ...elsewhere])
}

function markFrom(below: readonly Mark[]): Mark {
  if (below.length > 0 && below.every((each) => each === 'checked')) return 'checked'
  return below.some((each) => each !== 'unchecked') ? 'mixed' : 'unchecked'
}

function shortened(node: CoverNode, below: readonly string[][]): string[] {
  const whole = node.children.every((child, index) => below[index]?.length === 1 && below[index][0] === child.id)
  return whole ? [node.id] : below.flat()
}

function idsOf(forest: readonly CoverNode[]): string[] {
  return forest.flatMap((node) => [node.id, ...idsOf(node.children)])
}

/** What was chosen before stays where it stood; what is new comes last. */
function inOrderOf(before: ReadonlySet<string>, ids: readonly string[]): string[] {
  const now = new Set(ids)
  return [...[...before].filter((id) => now.has(id)), ...ids.filter((id) => !before.has(id))]
}
