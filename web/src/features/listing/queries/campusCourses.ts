import { api } from '@/shared/api/client'
import type { ListingState } from '../state/listingState'
import { buildSearchCriteria } from '../state/searchCriteria'

/** As many as fit beside the map. */
const PAGE_SIZE = 4

/** POST search/: what is found at one campus, its number and the first of it. */
export function campusCoursesQuery(state: ListingState, slug: string) {
  const criteria = buildSearchCriteria({ ...state, lists: { ...state.lists, campuses: [slug] } })
  return api.queryOptions('post', '/api/search', { body: { ...criteria, page_size: PAGE_SIZE } })
}
