import { queryOptions } from '@tanstack/react-query'
import type { CoursePage } from '@/shared/course/course'
import type { ListingState } from '../state/listingState'
import { questionOf } from '../state/searchCriteria'
import { askedTogether, SEARCH_PATH, type Answer } from './searchBatch'

/** What the results are asked with. */
export function searchBody(state: ListingState) {
  return {
    ...questionOf(state),
    ...(state.sort === 0 ? {} : { order: state.sort }),
    ...(state.page === 1 ? {} : { page: state.page }),
  }
}

/** POST search/: one page of courses. */
export function searchCourses(state: ListingState) {
  const body = searchBody(state)
  return queryOptions({
    queryKey: ['post', SEARCH_PATH, { body }],
    queryFn: async (asked) => pageOf(await askedTogether(body, asked)),
  })
}

function pageOf({ total, total_pages, last_page, results }: Answer): CoursePage {
  if (results === null) throw new Error('the search answered no results')
  return { count: total, total_pages, last_page, results }
}
