import { api } from '@/shared/api/client'
import type { ListingState } from '../state/listingState'
import { buildSearchCriteria } from '../state/searchCriteria'

/** POST search/: how many courses are in each state and city; thousands of numbers, for who looks below the countries. */
export function stateAndCityCountsQuery(state: ListingState) {
  return api.queryOptions('post', '/api/search', { body: { ...buildSearchCriteria(state), results: false, facets: ['place_counts'] } })
}
