import { afterEach, expect, test } from 'vitest'
import { findWayBack, forgetReplacedResults, storeResults } from './leftResults'

const openEntry = (idx: number) => globalThis.history.replaceState({ idx }, '')

afterEach(() => {
  sessionStorage.clear()
  globalThis.history.replaceState(null, '')
})

test('the way back leads over all pages since the course list', () => {
  openEntry(3)
  storeResults('/course?country=ireland&pg=2', '')
  expect(findWayBack()).toBeUndefined()
  openEntry(5)
  expect(findWayBack()).toEqual({ url: '/course?country=ireland&pg=2', steps: 2 })
})

test('a course list whose text has a mail address is not stored, and replaces the list before', () => {
  openEntry(3)
  storeResults('/course?course=law', 'law')
  openEntry(4)
  storeResults('/course?course=ali%40example.org', 'ali@example.org')
  expect(sessionStorage.getItem('meridian-results')).toBeNull()
  openEntry(5)
  expect(findWayBack()).toBeUndefined()
})

test('a page that replaces the course list in the history ends the way back', () => {
  openEntry(3)
  storeResults('/course', '')
  openEntry(3)
  forgetReplacedResults('/course')
  openEntry(4)
  expect(findWayBack()).toEqual({ url: '/course', steps: 1 })
  openEntry(1)
  forgetReplacedResults('/terms-of-use')
  openEntry(4)
  expect(findWayBack()).toBeUndefined()
})

test.each(['', '{', '7', '{"url":7,"index":0}', '[]'])('a broken entry (%s) is ignored', (stored) => {
  sessionStorage.setItem('meridian-results', stored)
  openEntry(4)
  expect(findWayBack()).toBeUndefined()
})
