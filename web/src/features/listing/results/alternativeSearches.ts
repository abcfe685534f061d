/** A search that finds something, as a link. */
export interface AlternativeSearch {
  readonly slug: string
  readonly name: string
  readonly count: number
  readonly href: string
}

/** Where to go from a search that finds nothing. */
export interface AlternativeSearches {
  /** Disciplines: those that fit whatever else is chosen, where there are some. */
  readonly disciplines: readonly AlternativeSearch[]
  /** Countries, while no log says what is searched for most. */
  readonly countries: readonly AlternativeSearch[]
}

const SEARCHES_MAX = 6

/** Those that find most, without those that find nothing. */
export function selectBestSearches(searches: readonly AlternativeSearch[]): AlternativeSearch[] {
  return searches
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, SEARCHES_MAX)
}
