/** A link to a search, with its number of courses. */
export interface AlternativeSearch {
  readonly slug: string
  readonly name: string
  readonly count: number
  readonly href: string
}

/** The suggested searches in the message about an empty result. */
export interface AlternativeSearches {
  /** Disciplines with courses that pass the other filters. If there are none, disciplines of the whole catalogue. */
  readonly disciplines: readonly AlternativeSearch[]
  /**
   * Links for the second row: texts that many visitors search for, such as "MBA in London", then the
   * countries with the most courses.
   */
  readonly countries: readonly AlternativeSearch[]
}

const SEARCHES_MAX = 6

/**
 * Selects the searches with the most courses. Searches without courses are left out, and at most
 * six remain.
 */
export function selectBestSearches(searches: readonly AlternativeSearch[]): AlternativeSearch[] {
  return searches
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, SEARCHES_MAX)
}
