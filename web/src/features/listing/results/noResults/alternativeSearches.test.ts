import { expect, test } from 'vitest'
import { selectBestSearches, type AlternativeSearch } from './alternativeSearches'

const search = (slug: string, count: number): AlternativeSearch => ({ slug, name: slug, count, href: `/course?discipline=${slug}` })

test('selects at most six searches, most courses first, without empty ones', () => {
  const searches = [search('a', 1), search('b', 0), search('c', 9), search('d', 3), search('e', 3), search('f', 4), search('g', 5), search('h', 6)]
  expect(selectBestSearches(searches).map(({ slug }) => slug)).toEqual(['c', 'h', 'g', 'f', 'd', 'e'])
  expect(selectBestSearches([search('b', 0)])).toEqual([])
})
