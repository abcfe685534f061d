import type { components } from '@/shared/api/schema'
import { DURATION_MAX_YEARS, DURATION_STEP_YEARS, FEE_MAX_PKR, type Range } from '../state/listingState'

export type FeeHistogram = components['schemas']['FeeHistogram']
export type DurationHistogram = components['schemas']['DurationHistogram']

/** Courses between two ends of a slider. */
export interface Bar {
  readonly count: number
  /** Where it stands and how broad it is, as parts of the slider's length. */
  readonly start: number
  readonly breadth: number
}

/** A bar with the closed range of whole rupees that finds its courses and no others. */
export interface FeeBar extends Bar {
  readonly range: Range
}

/** Broad enough for a finger. */
const FEE_BARS_MAX = 10

/** The steps that the slider reaches, put together until each can be pressed. Those beyond its end are left out. */
export function feeBars({ buckets }: FeeHistogram): FeeBar[] {
  const within = buckets.filter(({ upper }) => upper <= FEE_MAX_PKR)
  const together = Math.ceil(within.length / FEE_BARS_MAX)
  const groups = within.flatMap((_, index) => (index % together === 0 ? [within.slice(index, index + together)] : []))
  return groups.flatMap((group) => {
    const [lower, upper] = [group[0]?.lower, group.at(-1)?.upper]
    if (lower === undefined || upper === undefined) return []
    const count = group.reduce((sum, { course_count }) => sum + course_count, 0)
    // A step ends before its upper end; fees are whole rupees.
    return [{ count, start: lower / FEE_MAX_PKR, breadth: (upper - lower) / FEE_MAX_PKR, range: [lower, upper - 1] as const }]
  })
}

/** How many cost as much as the slider's end or more; undefined where no step begins there. */
export function feesBeyond({ buckets, max_pkr }: FeeHistogram): number | undefined {
  if (max_pkr <= FEE_MAX_PKR || !buckets.some(({ lower }) => lower === FEE_MAX_PKR)) return undefined
  return buckets.reduce((sum, { lower, course_count }) => (lower >= FEE_MAX_PKR ? sum + course_count : sum), 0)
}

export interface DurationBar extends Bar {
  /** Years: from the first on to less than the second, which the last bar does not have. */
  readonly lower: number
  readonly upper: number | null
  /** The closed range that has all of its courses, and how many it finds: those that last as long as its end says too. */
  readonly range: Range
  readonly found: number
}

/** A bar over each stop of the slider: most courses last as long as a stop says. */
export function durationBars({ buckets }: DurationHistogram): DurationBar[] {
  const breadth = DURATION_STEP_YEARS / DURATION_MAX_YEARS
  return buckets.map(({ lower, upper, course_count: count, closed_count: found }) => {
    const start = lower / DURATION_MAX_YEARS - breadth / 2
    return { count, start, breadth, lower, upper, range: [lower, upper ?? DURATION_MAX_YEARS] as const, found }
  })
}

/** How high each bar is, from 0 to 1; one with any course can be seen. */
export function heights(bars: readonly Bar[]): readonly number[] {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return bars.map(({ count }) => (count === 0 ? 0 : Math.max(0.06, count / most)))
}
