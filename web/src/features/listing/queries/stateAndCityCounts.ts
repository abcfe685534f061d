import { queryOptions } from '@tanstack/react-query'
import type { ListingState } from '../state/listingState'
import { buildSearchCriteria } from '../state/searchCriteria'
import { postSearch, SEARCH_PATH } from './postSearch'

/**
 * POST search: the course counts of all states and cities. The response has thousands of numbers, so
 * it loads only when needed.
 */
export function stateAndCityCountsQuery(state: ListingState) {
  const body = { ...buildSearchCriteria(state), results: false, facets: ['place_counts' as const] }
  return queryOptions({ queryKey: ['post', SEARCH_PATH, { body }], queryFn: ({ signal }) => postSearch(body, signal) })
}
