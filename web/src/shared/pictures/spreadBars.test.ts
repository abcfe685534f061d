import { expect, test } from 'vitest'
import { computeSpreadBars } from './spreadBars'
import type { FeeSpread } from './overview'

const build = (currency: string, lower_quartile: number, median: number, upper_quartile: number): FeeSpread => ({
  group: { id: 1, slug: 'a', name: 'A' },
  currency,
  course_count: 3,
  lower_quartile,
  median,
  upper_quartile,
})

test('bars of one currency have one scale, and no bar leaves its track', () => {
  const bars = computeSpreadBars([build('AUD', 10, 20, 40), build('AUD', 5, 10, 20), build('PKR', 1000, 1000, 1000), build('USD', 0, 0, 0)])
  expect(bars.map(({ start, width, median }) => [start, width, median])).toEqual([
    [25, 75, 50],
    [12.5, 37.5, 25],
    [99, 1, 99],
    [0, 1, 0],
  ])
})
