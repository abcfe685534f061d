import type { components } from '@/shared/api/schema'
import { DURATION_MAX_YEARS, DURATION_STEP_YEARS, type Range } from '../state/listingState'

export type FeeHistogram = components['schemas']['FeeHistogram']
export type DurationHistogram = components['schemas']['DurationHistogram']

/** Courses between two ends of a slider. */
export interface Bar {
  readonly count: number
  /** Where it stands and how broad it is, as parts of the slider's length. */
  readonly start: number
  readonly width: number
}

/** A bar with the range of whole rupees that finds its courses and no others; the last one's is open. */
export interface FeeBar extends Bar {
  readonly range: Range
}

/** Broad enough for a finger. */
const FEE_BARS_MAX = 10

/**
 * Steps of fees put together until each can be pressed on a slider that ends at so many rupees; the last bar has
 * whatever is dearer, and what would be a narrower one behind it. A single one would say nothing.
 */
export function buildFeeBars({ step_pkr, buckets }: FeeHistogram, end: number): FeeBar[] {
  const stepsPerBar = Math.max(1, Math.ceil(end / FEE_BARS_MAX / step_pkr))
  const isWideEnough = (first: number) => first === 0 || (first + stepsPerBar) * step_pkr <= end
  const barStarts = buckets.flatMap((_, index) => (index % stepsPerBar === 0 && isWideEnough(index) ? [index] : []))
  const bars = barStarts.map((first, number) => {
    const next = barStarts[number + 1]
    const count = buckets.slice(first, next).reduce((sum, { course_count }) => sum + course_count, 0)
    const lower = first * step_pkr
    const shownUpper = Math.min((next ?? Math.max(buckets.length, first + stepsPerBar)) * step_pkr, end)
    // A step ends before its upper end; fees are whole rupees.
    const upper = next === undefined ? Infinity : next * step_pkr - 1
    return { count, start: lower / end, width: (shownUpper - lower) / end, range: [lower, upper] as const }
  })
  return bars.length > 1 ? bars : []
}

export interface DurationBar extends Bar {
  /** Years: from the first on to less than the second, which the last bar does not have. */
  readonly lower: number
  readonly upper: number | null
  /** The closed range that has all of its courses, and how many it finds: those that last as long as its end says too. */
  readonly range: Range
  readonly closedCount: number
}

/** A bar over each stop of the slider: most courses last as long as a stop says. */
export function buildDurationBars({ buckets }: DurationHistogram): DurationBar[] {
  const width = DURATION_STEP_YEARS / DURATION_MAX_YEARS
  return buckets.map(({ lower, upper, course_count: count, closed_count: closedCount }) => {
    const start = lower / DURATION_MAX_YEARS - width / 2
    return { count, start, width, lower, upper, range: [lower, upper ?? DURATION_MAX_YEARS] as const, closedCount }
  })
}

/** How high each bar is, from 0 to 1; one with any course can be seen. */
export function computeBarHeights(bars: readonly Bar[]): readonly number[] {
  const highestCount = Math.max(1, ...bars.map(({ count }) => count))
  return bars.map(({ count }) => (count === 0 ? 0 : Math.max(0.06, count / highestCount)))
}
