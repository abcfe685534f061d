import { api } from '@/shared/api/client'
import { filterBody } from '../state/filterBody'
import type { ListingState } from '../state/listingState'

export const BASE_FILTERS_PATH = '/api/course/base_filters/'

/** POST course/base_filters/: disciplines, degree levels, places and institute types with their counts. */
export function baseFilters(state: ListingState) {
  return api.queryOptions('post', BASE_FILTERS_PATH, { body: filterBody(state) })
}
