import i18next from 'i18next'
import { expect, test } from 'vitest'
import { formatResultCount } from './resultCountText'

test.each([
  [{ mode: 'other', count: undefined, isLoading: true, view: 'list' }, 'Searching For Desired Results'],
  [{ mode: 'other', count: undefined, isLoading: false, view: 'list' }, 'Courses'],
  [{ mode: 'other', count: 1284, isLoading: false, view: 'list' }, '1,284 courses'],
  [{ mode: 'discipline', count: 1, isLoading: false, view: 'list' }, '1 course'],
  [{ mode: 'advanced', count: 1284, isLoading: false, view: 'list' }, '1,284 Results Found'],
  [{ mode: 'advanced', count: 0, isLoading: false, view: 'list' }, 'Record not found'],
  [{ mode: 'other', count: 0, isLoading: false, view: 'map' }, 'Not Found'],
] as const)('%o is shown as %s', (resultCount, text) => {
  expect(formatResultCount(resultCount, i18next.t)).toBe(text)
})
