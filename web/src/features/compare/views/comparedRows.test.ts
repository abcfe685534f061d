import { expect, test } from 'vitest'
import { hasDifferences, markLowest } from './comparedRows'

test('a row differs when its cells have different values', () => {
  expect(hasDifferences([{ value: 'English' }, { value: 'English' }])).toBe(false)
  expect(hasDifferences([{ value: 'English' }, { value: null }])).toBe(true)
  expect(hasDifferences([{ value: '1 year', best: 'shortest' }, { value: '1 year' }])).toBe(false)
})

test.each([
  [[3, 1, 2], [false, true, false]],
  [[1, 1, 2], [true, true, false]],
  [[2, 2], [false, false]],
  [[null, 4], [false, false]],
  [[null, null], [false, false]],
  [[0, 4, null], [true, false, false]],
])('the lowest of %j is marked by %j', (figures, marks) => {
  expect(markLowest(figures)).toEqual(marks)
})
