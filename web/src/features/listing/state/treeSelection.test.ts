import { expect, test } from 'vitest'
import { coverOf, listsOf } from './treeSelection'
import { NO_LISTS, PLACE_LISTS } from './listingState'

test('lists and their cover say the same', () => {
  const lists = { ...NO_LISTS, countries: ['malta'], cities: ['perth:au', 'perth'], levels: ['doctorate'] }
  const cover = coverOf(lists, PLACE_LISTS)
  expect([...cover]).toEqual(['countries:malta', 'cities:perth:au', 'cities:perth'])
  expect(listsOf([...cover], PLACE_LISTS)).toEqual({ countries: ['malta'], states: [], cities: ['perth:au', 'perth'] })
})
