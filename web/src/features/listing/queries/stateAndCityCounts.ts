import { api } from '@/shared/api/client'
import type { ListingState } from '../state/listingState'
import { buildSearchCriteria } from '../state/searchCriteria'

/** POST search: the course counts of all states and cities. The response has thousands of numbers, so that it loads only when needed. */
export function stateAndCityCountsQuery(state: ListingState) {
  return api.queryOptions('post', '/api/search', { body: { ...buildSearchCriteria(state), results: false, facets: ['place_counts'] } })
}
