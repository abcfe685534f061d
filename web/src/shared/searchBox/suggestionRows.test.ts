import { expect, test } from 'vitest'
import { buildRowGroups, findNextRow, normalizeTyped } from './suggestionRows'
import { NURS, NURSING } from './suggestions.example'
import { buildSuggestionUrl } from './suggestionUrls'

test('the first row searches for the typed text, before and after the response', () => {
  expect(buildRowGroups('nurs', undefined, '')).toEqual([{ name: 'query', rows: [{ id: 'query', text: 'nurs', query: undefined }] }])
  const [query, subjects] = buildRowGroups('nurs', NURS, '')
  expect(query?.rows).toEqual([{ id: 'query', text: 'nurs', query: NURS.query }])
  expect(subjects?.rows).toEqual([{ id: 'specialization-7', suggestion: NURSING, url: '/search?specializations=nursing' }])
})

test('the meaning of an older text is not shown for a newer one', () => {
  expect(buildRowGroups('nursing', NURS, '')[0]?.rows).toEqual([{ id: 'query', text: 'nursing', query: undefined }])
})

test('spaces and marks of the writing direction change nothing', () => expect(normalizeTyped('  \u200fcomputer   science\u202c in ')).toBe('computer science in'))

test.each([
  ['ArrowDown', undefined, 'a'],
  ['ArrowDown', 'a', 'b'],
  ['ArrowDown', 'c', undefined],
  ['ArrowUp', undefined, 'c'],
  ['ArrowUp', 'a', undefined],
  ['Home', 'c', 'a'],
  ['End', 'a', 'c'],
  // If no row is highlighted, these keys move the cursor in the field.
  ['Home', undefined, null],
  ['End', undefined, null],
  ['x', 'a', null],
] as const)('%s from %s goes to %s', (key, active, next) => expect(findNextRow(['a', 'b', 'c'], active, key)).toBe(next))

test('a value opens its page, or the listing with its filter', () => {
  expect(buildSuggestionUrl(NURSING, 'PKR')).toBe('/search?specializations=nursing&currency=PKR')
  expect(buildSuggestionUrl({ ...NURSING, kind: 'city', slug: 'sydney' }, '')).toBe('/search?city=sydney')
  expect(buildSuggestionUrl({ ...NURSING, kind: 'search', slug: 'mba-uk', name: 'mba & uk' }, 'PKR')).toBe('/search?course=mba+%26+uk&currency=PKR')
  expect(buildSuggestionUrl({ ...NURSING, kind: 'course' }, '')).toBe('/course-detail?course_id=7&course_name=Nursing')
  expect(buildSuggestionUrl({ ...NURSING, kind: 'institute', slug: 'leeds' }, '')).toBe('/university-details/leeds')
  expect(buildSuggestionUrl({ ...NURSING, kind: 'discipline', slug: 'law' }, '')).toBe('/discipline-detail?discipline=law')
  expect(buildSuggestionUrl({ ...NURSING, kind: 'site_page', slug: 'terms_of_use' }, '')).toBe('/terms-of-use')
  expect(buildSuggestionUrl({ ...NURSING, kind: 'site_page', slug: 'careers' }, 'USD')).toBe('/careers?currency=USD')
  expect(buildSuggestionUrl({ ...NURSING, kind: 'blog', slug: 'visas' }, '')).toBe('/blog-detail/visas')
  expect(buildSuggestionUrl({ ...NURSING, kind: 'country', slug: 'canada' }, '')).toBe('/country/canada')
  expect(buildSuggestionUrl({ ...NURSING, kind: 'scholarship', slug: 'larch' }, '')).toBe('/scholarship-detail/larch')
  expect(buildSuggestionUrl({ ...NURSING, kind: 'site_page', slug: 'no_such_page' }, '')).toBeUndefined()
})
