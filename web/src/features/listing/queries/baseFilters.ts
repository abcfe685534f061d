import { api } from '@/shared/api/client'
import { filterBody } from '../state/filterBody'
import type { ListingState } from '../state/listingState'

/** POST course/base_filters/: disciplines, degree levels, places and institute types with their counts. */
export function baseFilters(state: ListingState) {
  return api.queryOptions('post', '/api/course/base_filters/', { body: filterBody(state) })
}
