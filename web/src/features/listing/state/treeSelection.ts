import type { ListName, Lists } from './filterTable'

/**
 * Builds the id of a tree node: `countries:canada`. The list name is needed, because a tree
 * contains values of several lists.
 */
export function toNodeId(list: ListName, slug: string): string {
  return `${list}:${slug}`
}

export function toTreeSelection(lists: Lists, names: readonly ListName[]): ReadonlySet<string> {
  return new Set(names.flatMap((name) => lists[name].map((slug) => toNodeId(name, slug))))
}

/** Converts a tree selection to lists. `toTreeSelection` is the inverse function. */
export function toLists(selectedIds: readonly string[], names: readonly ListName[]): Partial<Lists> {
  const selectSlugs = (name: ListName) => {
    const prefix = toNodeId(name, '')
    return selectedIds.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length))
  }
  return Object.fromEntries(names.map((name) => [name, selectSlugs(name)]))
}
