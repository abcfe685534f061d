import { expect, test } from 'vitest'
import { parseListingUrl } from '../../state/parseListingUrl'
import { buildSearchCriteria } from '../../state/searchCriteria'
import { buildSavedSearch, suggestName } from './savedSearch'

const chip = (name: string, id = name) => ({ id, name, removeAction: { type: 'setText', text: '' } as const })

test.each(['', '?course=law+%26+%D9%82%D8%A7%D9%86%D9%88%D9%86', '?country=canada,france&min_fee=1000&page=7&later=%22%3C%3E', '?course=a&sort=1'])(
  'the saved address shows the saved request: %s',
  (url) => {
    const saved = buildSavedSearch(parseListingUrl(url), url)
    const opened = parseListingUrl(saved.address)
    expect(saved.request).toMatchObject(buildSearchCriteria(opened))
    expect(opened.page).toBe(1)
    // The server only accepts addresses of printable ASCII characters.
    expect(saved.address).toMatch(/^(\?[!-~]+)?$/)
  },
)

test('the name has as many values as fit', () => {
  expect(suggestName('', [], '7 courses')).toBe('7 courses')
  expect(suggestName('law', [chip('“law”', 'text'), chip('Canada')], '7 courses')).toBe('law · Canada')
  expect(suggestName('', [chip('law'), chip('x'.repeat(80))], '7 courses')).toBe('law')
  expect(suggestName('', [chip('x'.repeat(300))], '7 courses')).toBe('7 courses')
})
