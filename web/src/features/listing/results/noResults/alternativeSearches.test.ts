import { expect, test } from 'vitest'
import { selectBestSearches, type AlternativeSearch } from './alternativeSearches'

const way = (slug: string, count: number): AlternativeSearch => ({ slug, name: slug, count, href: `/course?discipline=${slug}` })

test('selects at most six searches, most courses first, without empty ones', () => {
  const ways = [way('a', 1), way('b', 0), way('c', 9), way('d', 3), way('e', 3), way('f', 4), way('g', 5), way('h', 6)]
  expect(selectBestSearches(ways).map(({ slug }) => slug)).toEqual(['c', 'h', 'g', 'f', 'd', 'e'])
  expect(selectBestSearches([way('b', 0)])).toEqual([])
})
