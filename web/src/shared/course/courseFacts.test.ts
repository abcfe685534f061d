import { expect, test } from 'vitest'
import { sortIntakesFromMonth, splitDuration } from './courseFacts'

test.each([
  [52, 'years', 1],
  [156, 'years', 3],
  [26, 'years', 0.5],
  [78, 'years', 1.5],
  [60, 'years', 1.2],
  [10, 'weeks', 10],
  [51, 'weeks', 51],
] as const)('%d weeks are shown in %s: %d', (weeks, unit, count) => {
  expect(splitDuration(weeks)).toEqual({ unit, count })
})

test('intakes start with the next one from the current month', () => {
  expect(sortIntakesFromMonth(['january', 'july', 'november'], 10)).toEqual([10, 0, 6])
  expect(sortIntakesFromMonth(['february', 'july'], 11)).toEqual([1, 6])
  expect(sortIntakesFromMonth([], 3)).toEqual([])
})
