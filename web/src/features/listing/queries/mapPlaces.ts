import { api } from '@/shared/api/client'
import type { MapArea } from '@/shared/map/viewport'
import type { ListingState } from '../state/listingState'
import { buildSearchCriteria } from '../state/searchCriteria'

/** POST search: the places of all matching courses in an area. */
export function mapPlacesQuery(state: ListingState, area: MapArea) {
  return api.queryOptions('post', '/api/search', { body: { ...buildSearchCriteria(state), results: false, map: area } })
}
