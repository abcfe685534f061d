import { expect, test } from 'vitest'
import { buildFilters, formatScholarshipUrl, parseScholarshipUrl, toggleValue } from './scholarshipUrl'

const URL = 'search=law&country=australia,canada&scholarshipType=full-tuition&mon=september&year=2027&institute=x&degreelevel=doctorate&discipline=law&order_by=1&page=2'

test('a URL is parsed and written back; keys of other features stay', () => {
  const search = parseScholarshipUrl(new URLSearchParams(URL))
  expect(search).toMatchObject({ text: 'law', order: 1, page: 2, selected: { countries: ['australia', 'canada'], months: ['september'], years: ['2027'] } })
  const written = formatScholarshipUrl(search, new URLSearchParams('currency=EUR'))
  expect(parseScholarshipUrl(written)).toEqual(search)
  expect(written.get('currency')).toBe('EUR')
})

test('defaults and invalid values are left out', () => {
  const search = parseScholarshipUrl(new URLSearchParams('order_by=9&page=x&country=,,a,a&year=soon,1e3'))
  expect(search).toMatchObject({ order: 0, page: 1, selected: { countries: ['a'] } })
  expect(buildFilters(search).years).toEqual([])
  expect(formatScholarshipUrl({ ...search, selected: { ...search.selected, countries: [], years: [] } }, new URLSearchParams(URL)).toString()).toBe('')
})

test.each(['0', '-1', '1e3', '1.5', '1e21', '9999999999'])('the invalid page %s is read as page 1', (page) => {
  expect(parseScholarshipUrl(new URLSearchParams({ page })).page).toBe(1)
})

test('a toggled value is added or removed, and the search returns to page 1', () => {
  const search = parseScholarshipUrl(new URLSearchParams(URL))
  const added = toggleValue(search, 'disciplines', 'arts')
  expect([added.selected.disciplines, added.page]).toEqual([['law', 'arts'], 1])
  expect(toggleValue(added, 'disciplines', 'law').selected.disciplines).toEqual(['arts'])
})
