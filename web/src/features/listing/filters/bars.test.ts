import fc from 'fast-check'
import { expect, test } from 'vitest'
import { durationBars, feeBars, feesBeyond, heights, type FeeHistogram } from './bars'

function fees(step: number, counts: readonly number[]): FeeHistogram {
  const buckets = counts.map((course_count, index) => ({ lower: index * step, upper: (index + 1) * step, course_count }))
  return { step_pkr: step, max_pkr: step * counts.length, buckets, unknown_count: 0, unknown_selected: false, unknown_excluded: false }
}

test('steps beyond the slider are no bars, and are counted apart', () => {
  const histogram = fees(1_000_000, [5, 4, 3, 2, 1, 7, 8])
  expect(feeBars(histogram).map(({ count, range }) => [count, ...range])).toEqual([
    [5, 0, 999_999],
    [4, 1_000_000, 1_999_999],
    [3, 2_000_000, 2_999_999],
    [2, 3_000_000, 3_999_999],
    [1, 4_000_000, 4_999_999],
  ])
  expect(feesBeyond(histogram)).toBe(15)
  expect(feesBeyond(fees(2_000_000, [5, 4, 3, 2]))).toBeUndefined()
  expect(feesBeyond(fees(1_000_000, [5, 4]))).toBeUndefined()
})

test('bars are at most ten, stand beside each other and have every course of the steps that they cover', () => {
  fc.assert(
    fc.property(fc.constantFrom(50_000, 100_000, 200_000, 500_000, 1_000_000), fc.array(fc.nat(500), { maxLength: 40 }), (step, counts) => {
      const bars = feeBars(fees(step, counts))
      expect(bars.length).toBeLessThanOrEqual(10)
      const within = counts.filter((_, index) => (index + 1) * step <= 5_000_000)
      expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(within.reduce((sum, count) => sum + count, 0))
      bars.forEach(({ range }, index) => expect(range[0]).toBe((bars[index - 1]?.range[1] ?? -1) + 1))
      for (const { start, breadth } of bars) expect(start + breadth).toBeLessThanOrEqual(1.000001)
    }),
  )
})

test('a duration has its bar over its stop, and one course is enough to be seen', () => {
  const buckets = [
    { lower: 0, upper: 0.5, course_count: 0, closed_count: 0 },
    { lower: 0.5, upper: 1, course_count: 1, closed_count: 8 },
    { lower: 5, upper: null, course_count: 1000, closed_count: 1000 },
  ]
  const bars = durationBars({ buckets, unknown_count: 0, unknown_selected: false, unknown_excluded: false })
  expect(bars.map(({ start, breadth }) => start + breadth / 2)).toEqual([0, 0.1, 1])
  expect(heights(bars)).toEqual([0, 0.06, 1])
  expect(bars.map(({ range, found }) => [...range, found])).toEqual([
    [0, 0.5, 0],
    [0.5, 1, 8],
    [5, 5, 1000],
  ])
})
