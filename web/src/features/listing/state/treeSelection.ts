import type { ListName, Lists } from './filterTable'

/** The id of a tree node. It starts with the name of the list, because a tree contains the values of several lists. */
export function toNodeId(list: ListName, slug: string): string {
  return `${list}:${slug}`
}

export function toTreeSelection(lists: Lists, names: readonly ListName[]): ReadonlySet<string> {
  return new Set(names.flatMap((name) => lists[name].map((slug) => toNodeId(name, slug))))
}

/** The lists of a tree selection; the inverse of toTreeSelection. */
export function toLists(selectedIds: readonly string[], names: readonly ListName[]): Partial<Lists> {
  const selectSlugs = (name: ListName) => {
    const prefix = toNodeId(name, '')
    return selectedIds.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length))
  }
  return Object.fromEntries(names.map((name) => [name, selectSlugs(name)]))
}
