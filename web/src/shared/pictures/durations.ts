import type { DurationCount } from './overview'

/** The last column of the chart: 5 years and more. */
export const YEARS_MAX = 5
/** The maximum number of degree levels in the chart. The levels with the fewest courses are left out. */
const LEVELS_MAX = 6

export interface LevelDurations {
  readonly level: DurationCount['degree_level']
  /** The number of courses by whole years, from less than one year to five or more years. */
  readonly counts: readonly number[]
}

/** Counts the courses of the largest degree levels (`LEVELS_MAX`) by whole years. Keeps the order of the levels. */
export function countByYears(durations: readonly DurationCount[]): readonly LevelDurations[] {
  const levels = new Map<number, { readonly level: DurationCount['degree_level']; readonly counts: number[] }>()
  for (const { degree_level, years, course_count } of durations) {
    const found = levels.get(degree_level.id) ?? { level: degree_level, counts: Array.from({ length: YEARS_MAX + 1 }, () => 0) }
    const column = Math.min(Math.floor(years), YEARS_MAX)
    found.counts[column] = (found.counts[column] ?? 0) + course_count
    levels.set(degree_level.id, found)
  }
  const largest = [...levels.values()].toSorted((one, other) => sum(other.counts) - sum(one.counts)).slice(0, LEVELS_MAX)
  return [...levels.values()].filter((each) => largest.includes(each))
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
