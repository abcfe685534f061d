import type { ListName, Lists } from './filterTable'

/** A tree's nodes are of several lists; their ids carry the list's name in front of the slug. */
export function toNodeId(list: ListName, slug: string): string {
  return `${list}:${slug}`
}

export function toTreeSelection(lists: Lists, names: readonly ListName[]): ReadonlySet<string> {
  return new Set(names.flatMap((name) => lists[name].map((slug) => toNodeId(name, slug))))
}

/** The lists that a cover stands for: the inverse of coverOf. */
export function toLists(selectedIds: readonly string[], names: readonly ListName[]): Partial<Lists> {
  const selectSlugs = (name: ListName) => {
    const prefix = toNodeId(name, '')
    return selectedIds.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length))
  }
  return Object.fromEntries(names.map((name) => [name, selectSlugs(name)]))
}
