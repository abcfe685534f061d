import { api } from '@/shared/api/client'
import { searchBody } from '../state/filterBody'
import type { ListingState } from '../state/listingState'

export const SEARCH_PATH = '/api/course/course_search/'

/** POST course/course_search/: one page of courses. */
export function searchCourses(state: ListingState) {
  const query = state.page === 1 ? {} : { page: state.page }
  return api.queryOptions('post', SEARCH_PATH, { params: { query }, body: searchBody(state) })
}
