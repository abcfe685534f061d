import { queryOptions } from '@tanstack/react-query'
import type { MapArea } from '@/shared/map/viewport'
import type { ListingState } from '../state/listingState'
import { buildSearchCriteria } from '../state/searchCriteria'
import { postSearch, SEARCH_PATH } from './postSearch'

/** POST search: the places of all matching courses in an area. */
export function mapPlacesQuery(state: ListingState, area: MapArea) {
  const body = { ...buildSearchCriteria(state), results: false, map: area }
  return queryOptions({ queryKey: ['post', SEARCH_PATH, { body }], queryFn: ({ signal }) => postSearch(body, signal) })
}
