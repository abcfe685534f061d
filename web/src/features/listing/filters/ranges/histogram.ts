import type { components } from '@/shared/api/schema'
import { DURATION_MAX_YEARS, DURATION_STEP_YEARS, type Range } from '../../state/listingState'

export type FeeHistogram = components['schemas']['FeeHistogram']
export type DurationHistogram = components['schemas']['DurationHistogram']

export interface Bar {
  readonly count: number
  /** The start as a fraction of the slider length, from 0 to 1. */
  readonly start: number
  /** The width as a fraction of the slider length. */
  readonly width: number
}

/** A bar with its range in whole units of the currency. The last bar has no upper end. */
export interface FeeBar extends Bar {
  readonly range: Range
}

/** The maximum number of bars. More bars would be too narrow for a finger. */
const FEE_BARS_MAX = 10

/**
 * Merges neighbouring steps of the histogram into at most ten bars. `end` is the end of the slider.
 * The last bar also contains all higher fees. Returns no bars if there would be only one bar.
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
    // A step excludes its upper end, so its highest whole unit is one less.
    const upper = next === undefined ? Infinity : next * step - 1
    return { count, start: lower / end, width: (shownUpper - lower) / end, range: [lower, upper] as const }
  })
  return bars.length > 1 ? bars : []
}

export interface DurationBar extends Bar {
  /** The shortest duration of the bar in years. */
  readonly lower: number
  /** The exclusive upper end in years. Null for the last bar. */
  readonly upper: number | null
  /** The range that a click on the bar selects, in years. The range includes both ends. */
  readonly range: Range
  /** The number of courses in `range`. */
  readonly closedCount: number
}

/** Builds one bar over each stop of the slider. Each bar is centred, because most durations are exactly at a stop. */
export function buildDurationBars({ buckets }: DurationHistogram): DurationBar[] {
  const width = DURATION_STEP_YEARS / DURATION_MAX_YEARS
  return buckets.map(({ lower, upper, course_count: count, closed_count: closedCount }) => {
    const start = lower / DURATION_MAX_YEARS - width / 2
    return { count, start, width, lower, upper, range: [lower, upper ?? DURATION_MAX_YEARS] as const, closedCount }
  })
}

/** Computes the heights of the bars from 0 to 1. A bar with courses has at least the height 0.06, so that it is visible. */
export function computeBarHeights(bars: readonly Bar[]): readonly number[] {
  const highestCount = Math.max(1, ...bars.map(({ count }) => count))
  return bars.map(({ count }) => (count === 0 ? 0 : Math.max(0.06, count / highestCount)))
}
