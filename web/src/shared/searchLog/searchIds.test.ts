import { expect, test } from 'vitest'
import { classifyDwell } from './dwell'
import { buildPageKey, parseSearchId } from './searchIds'

test('the id of a search is in the header Server-Timing', () => {
  expect(parseSearchId('search;desc="20261124000000000ab";dur=3.1')).toBe('20261124000000000ab')
  expect(parseSearchId('cache;dur=1, search;desc="1a";dur=2')).toBe('1a')
  for (const other of [null, '', 'cache;desc="x"', 'search;dur=2']) expect(parseSearchId(other)).toBeUndefined()
})

test('requests for the same page have the same key, whatever else they ask for', () => {
  const key = buildPageKey({ text: 'law', filters: {} })
  expect(buildPageKey({ text: 'law', filters: {}, facets: ['disciplines'], widening_steps: 2, order: 0, page: 1 })).toBe(key)
  for (const other of [{ text: 'laws' }, { text: 'law', page: 2 }, { text: 'law', order: 1 as const }, { text: 'law', literal: ['law'] }])
    expect(buildPageKey(other)).not.toBe(key)
})

test('a dwell time has a class', () => {
  expect([0, 9_999, 10_000, 59_999, 60_000].map(classifyDwell)).toEqual(['short', 'short', 'medium', 'medium', 'long'])
})
