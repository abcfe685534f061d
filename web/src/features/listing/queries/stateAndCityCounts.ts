import { api } from '@/shared/api/client'
import type { ListingState } from '../state/listingState'
import { buildSearchCriteria } from '../state/searchCriteria'

/** POST search/: course counts of every state and city. Thousands of numbers, so loaded only when a country is opened. */
export function stateAndCityCountsQuery(state: ListingState) {
  return api.queryOptions('post', '/api/search', { body: { ...buildSearchCriteria(state), results: false, facets: ['place_counts'] } })
}
