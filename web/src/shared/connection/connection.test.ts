import { expect, test } from 'vitest'
import { storeReload } from './connection'

test('missing code reloads a URL once for each build of the site', () => {
  const [page, first, second] = ['https://meridian.example/course', '/assets/index-1.js', '/assets/index-2.js']
  expect(storeReload(page, first)).toBe(true)
  expect(storeReload(page, first)).toBe(false)
  expect(storeReload(page, second)).toBe(true)
  // During a release, the server can send pages of both builds in turn.
  expect(storeReload(page, first)).toBe(false)
  expect(storeReload(page, second)).toBe(false)
})
