import { api } from '@/shared/api/client'
import type { MapArea } from '@/shared/map/viewport'
import type { ListingState } from '../state/listingState'
import { typedQuestion } from '../state/typedFilters'

/** POST search/: the places of everything that is found in an area, and nothing else. */
export function mapPlaces(state: ListingState, area: MapArea) {
  return api.queryOptions('post', '/api/search', { body: { ...typedQuestion(state), results: false, map: area } })
}
