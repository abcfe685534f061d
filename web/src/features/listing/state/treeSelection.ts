import type { ListName, Lists } from './listingState'

/** A tree's nodes are of several lists; their ids carry the list's name in front of the slug. */
export function nodeId(list: ListName, slug: string): string {
  return `${list}:${slug}`
}

export function coverOf(lists: Lists, names: readonly ListName[]): ReadonlySet<string> {
  return new Set(names.flatMap((name) => lists[name].map((slug) => nodeId(name, slug))))
}

/** The lists that a cover stands for: the inverse of coverOf. */
export function listsOf(cover: readonly string[], names: readonly ListName[]): Partial<Lists> {
  const slugs = (name: ListName) => {
    const front = nodeId(name, '')
    return cover.filter((id) => id.startsWith(front)).map((id) => id.slice(front.length))
  }
  return Object.fromEntries(names.map((name) => [name, slugs(name)]))
}
