import { queryOptions } from '@tanstack/react-query'
import type { ListingState } from '../state/listingState'
import { buildSearchCriteria } from '../state/searchCriteria'
import { postSearch, SEARCH_PATH } from './postSearch'

/** The number of courses that fit beside the map. */
const PAGE_SIZE = 4

/**
 * POST search: the number of matching courses at one campus, and the first courses. The filter by
 * campus must not change the number of widening steps (see `postSearch`). The request therefore
 * sends the number of the search without this filter.
 */
export function campusCoursesQuery(state: ListingState, slug: string) {
  const criteria = buildSearchCriteria({ ...state, lists: { ...state.lists, campuses: [slug] } })
  const body = { ...criteria, page_size: PAGE_SIZE }
  const search = buildSearchCriteria(state)
  return queryOptions({ queryKey: ['post', SEARCH_PATH, { body }, search], queryFn: ({ signal }) => postSearch(body, signal, search) })
}
