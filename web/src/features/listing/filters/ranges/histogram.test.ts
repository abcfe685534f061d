import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildDurationBars, buildFeeBars, computeBarHeights, type FeeHistogram } from './histogram'

function fees(step: number, counts: readonly number[]): FeeHistogram {
  const buckets = counts.map((course_count, index) => ({ lower: index * step, upper: (index + 1) * step, course_count }))
  return { currency: 'PKR', step, max: step * counts.length, buckets, unknown_count: 0, unknown_selected: false, unknown_excluded: false }
}

test('buckets are merged for the slider, and the last bar contains all higher fees', () => {
  const histogram = fees(1_000_000, [5, 4, 3, 2, 1, 7, 8])
  const told = (end: number) => buildFeeBars(histogram, end).map(({ count, range }) => [count, ...range])
  expect(told(6_500_000)).toEqual([
    [5, 0, 999_999],
    [4, 1_000_000, 1_999_999],
    [3, 2_000_000, 2_999_999],
    [2, 3_000_000, 3_999_999],
    [1, 4_000_000, 4_999_999],
    [15, 5_000_000, Infinity],
  ])
  expect(told(3_000_000)).toEqual([
    [5, 0, 999_999],
    [4, 1_000_000, 1_999_999],
    [21, 2_000_000, Infinity],
  ])
  expect(told(40_000_000)).toEqual([
    [14, 0, 3_999_999],
    [16, 4_000_000, Infinity],
  ])
  expect(told(140_000_000)).toEqual([])
  expect(buildFeeBars(histogram, 40_000_000).map(({ start, width: breadth }) => [start, breadth])).toEqual([
    [0, 0.1],
    [0.1, 0.1],
  ])
  expect(buildFeeBars(fees(50_000, []), 5_000_000)).toEqual([])
})

test('at most ten bars are adjacent on the slider and contain all courses', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(50_000, 100_000, 200_000, 500_000, 1_000_000),
      fc.array(fc.nat(500), { maxLength: 40 }),
      fc.integer({ min: 100_000, max: 150_000_000 }),
      (step, counts, end) => {
        const bars = buildFeeBars(fees(step, counts), end)
        expect(bars.length).toBeLessThanOrEqual(10)
        expect(bars.length).not.toBe(1)
        if (bars.length > 0) {
          expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(counts.reduce((sum, count) => sum + count, 0))
          expect(bars.at(-1)?.range[1]).toBe(Infinity)
        }
        bars.forEach(({ range }, index) => expect(range[0]).toBe((bars[index - 1]?.range[1] ?? -1) + 1))
        for (const { start, width: breadth } of bars) {
          expect(start + breadth).toBeLessThanOrEqual(1.000001)
          expect(breadth).toBeGreaterThanOrEqual(0.0999)
        }
      },
    ),
  )
})

test('a duration bar is centred on its slider stop, and one course gives a visible height', () => {
  const buckets = [
    { lower: 0, upper: 0.5, course_count: 0, closed_count: 0 },
    { lower: 0.5, upper: 1, course_count: 1, closed_count: 8 },
    { lower: 5, upper: null, course_count: 1000, closed_count: 1000 },
  ]
  const bars = buildDurationBars({ buckets, unknown_count: 0, unknown_selected: false, unknown_excluded: false })
  expect(bars.map(({ start, width: breadth }) => start + breadth / 2)).toEqual([0, 0.1, 1])
  expect(computeBarHeights(bars)).toEqual([0, 0.06, 1])
  expect(bars.map(({ range, closedCount: found }) => [...range, found])).toEqual([
    [0, 0.5, 0],
    [0.5, 1, 8],
    [5, 5, 1000],
  ])
})
