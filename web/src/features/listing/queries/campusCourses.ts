import { api } from '@/shared/api/client'
import type { ListingState } from '../state/listingState'
import { buildSearchCriteria } from '../state/searchCriteria'

/** The number of courses that fit beside the map. */
const PAGE_SIZE = 4

/** POST search: the number of matching courses at one campus, and the first courses. */
export function campusCoursesQuery(state: ListingState, slug: string) {
  const criteria = buildSearchCriteria({ ...state, lists: { ...state.lists, campuses: [slug] } })
  return api.queryOptions('post', '/api/search', { body: { ...criteria, page_size: PAGE_SIZE } })
}
