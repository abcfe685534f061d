import { api } from '@/shared/api/client'
import type { ListingState } from '../state/listingState'
import { questionOf } from '../state/searchCriteria'

/** POST search/: how many courses are in each state and city; thousands of numbers, for who looks below the countries. */
export function placesBelow(state: ListingState) {
  return api.queryOptions('post', '/api/search', { body: { ...questionOf(state), results: false, facets: ['place_counts'] } })
}
