/** A search that finds something, as a link. */
export interface Way {
  readonly slug: string
  readonly name: string
  readonly count: number
  readonly href: string
}

/** Where to go from a search that finds nothing. */
export interface Elsewhere {
  /** Disciplines: those that fit whatever else is chosen, where there are some. */
  readonly categories: readonly Way[]
  /** Countries, while no log says what is searched for most. */
  readonly searches: readonly Way[]
}

const WAYS_MAX = 6

/** Those that find most, without those that find nothing. */
export function bestWays(ways: readonly Way[]): Way[] {
  return ways
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, WAYS_MAX)
}
