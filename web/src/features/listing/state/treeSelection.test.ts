import { expect, test } from 'vitest'
import { toTreeSelection, toLists } from './treeSelection'
import { EMPTY_LISTS, PLACE_LISTS } from './listingState'

test('lists convert to a tree selection and back', () => {
  const lists = { ...EMPTY_LISTS, countries: ['malta'], cities: ['perth:au', 'perth'], levels: ['doctorate'] }
  const cover = toTreeSelection(lists, PLACE_LISTS)
  expect([...cover]).toEqual(['countries:malta', 'cities:perth:au', 'cities:perth'])
  expect(toLists([...cover], PLACE_LISTS)).toEqual({ countries: ['malta'], states: [], cities: ['perth:au', 'perth'] })
})
