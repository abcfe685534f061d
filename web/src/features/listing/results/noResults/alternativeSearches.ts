/** A link to a search that has results. */
export interface AlternativeSearch {
  readonly slug: string
  readonly name: string
  readonly count: number
  readonly href: string
}

/** Searches for the message about an empty result. */
export interface AlternativeSearches {
  /** Disciplines that match the other filters; if there are none, disciplines of the whole catalogue. */
  readonly disciplines: readonly AlternativeSearch[]
  /** Countries with the most courses, shown as popular searches. */
  readonly countries: readonly AlternativeSearch[]
}

const SEARCHES_MAX = 6

/** The searches with the most courses, without empty ones. */
export function selectBestSearches(searches: readonly AlternativeSearch[]): AlternativeSearch[] {
  return searches
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, SEARCHES_MAX)
}
