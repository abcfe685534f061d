import { expect, test } from 'vitest'
import { buildPageNumbers } from './pageNumbers'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 48, [1, 2, null, 48]],
  [3, 48, [1, 2, 3, 4, null, 48]],
  [4, 48, [1, 2, 3, 4, 5, null, 48]],
  [20, 48, [1, null, 19, 20, 21, null, 48]],
  [48, 48, [1, null, 47, 48]],
])('page %d of %d links to the pages %j', (current, last, pages) => {
  expect(buildPageNumbers(current, last)).toEqual(pages)
})
