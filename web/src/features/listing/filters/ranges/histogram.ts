import type { components } from '@/shared/api/schema'
import { DURATION_MAX_YEARS, DURATION_STEP_YEARS, type Range } from '../../state/listingState'

export type FeeHistogram = components['schemas']['FeeHistogram']
export type DurationHistogram = components['schemas']['DurationHistogram']

/** One bar of a histogram. */
export interface Bar {
  readonly count: number
  /** Start and width as fractions of the slider's length. */
  readonly start: number
  readonly width: number
}

/** A bar and its exact range in whole units of the currency; the last bar has no upper end. */
export interface FeeBar extends Bar {
  readonly range: Range
}

/** More bars would be too narrow for a finger. */
const FEE_BARS_MAX = 10

/**
 * Merges fee steps into at most ten bars along a slider that ends at `end`. The last bar also contains all higher
 * fees and a remainder that is narrower than a bar. Returns no bars if there would be only one.
 */
export function buildFeeBars({ step, buckets }: FeeHistogram, end: number): FeeBar[] {
  const stepsPerBar = Math.max(1, Math.ceil(end / FEE_BARS_MAX / step))
  const isWideEnough = (first: number) => first === 0 || (first + stepsPerBar) * step <= end
  const barStarts = buckets.flatMap((_, index) => (index % stepsPerBar === 0 && isWideEnough(index) ? [index] : []))
  const bars = barStarts.map((first, number) => {
    const next = barStarts[number + 1]
    const count = buckets.slice(first, next).reduce((sum, { course_count }) => sum + course_count, 0)
    const lower = first * step
    const shownUpper = Math.min((next ?? Math.max(buckets.length, first + stepsPerBar)) * step, end)
    // A step excludes its upper end, and shown fees are whole units.
    const upper = next === undefined ? Infinity : next * step - 1
    return { count, start: lower / end, width: (shownUpper - lower) / end, range: [lower, upper] as const }
  })
  return bars.length > 1 ? bars : []
}

export interface DurationBar extends Bar {
  /** Years: `lower` included, `upper` excluded; null for the last bar. */
  readonly lower: number
  readonly upper: number | null
  /** The range of the search, with both ends included, and the number of courses in this range. */
  readonly range: Range
  readonly closedCount: number
}

/** One bar centred over each stop of the slider, because most durations are exactly a stop. */
export function buildDurationBars({ buckets }: DurationHistogram): DurationBar[] {
  const width = DURATION_STEP_YEARS / DURATION_MAX_YEARS
  return buckets.map(({ lower, upper, course_count: count, closed_count: closedCount }) => {
    const start = lower / DURATION_MAX_YEARS - width / 2
    return { count, start, width, lower, upper, range: [lower, upper ?? DURATION_MAX_YEARS] as const, closedCount }
  })
}

/** Bar heights from 0 to 1; a bar with any course is at least 0.06 high, so that it is visible. */
export function computeBarHeights(bars: readonly Bar[]): readonly number[] {
  const highestCount = Math.max(1, ...bars.map(({ count }) => count))
  return bars.map(({ count }) => (count === 0 ? 0 : Math.max(0.06, count / highestCount)))
}
