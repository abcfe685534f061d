import { api } from '@/shared/api/client'
import type { Course, CoursePage } from '@/shared/course/course'
import type { ListingState } from '../state/listingState'
import { questionOf } from '../state/question'

export const SEARCH_PATH = '/api/search'

interface Answer extends Pick<CoursePage, 'total_pages' | 'last_page'> {
  readonly total: number
  readonly results: readonly Course[] | null
}

/** What the first results are asked with; nothing that they would wait for. */
export function searchBody(state: ListingState) {
  return {
    ...questionOf(state),
    ...(state.sort === 0 ? {} : { order: state.sort }),
    ...(state.page === 1 ? {} : { page: state.page }),
  }
}

/** POST search/: one page of courses, and nothing else. */
export function searchCourses(state: ListingState) {
  return api.queryOptions('post', SEARCH_PATH, { body: searchBody(state) }, { select: pageOf })
}

function pageOf({ total, total_pages, last_page, results }: Answer): CoursePage {
  if (results === null) throw new Error('the search answered no results')
  return { count: total, total_pages, last_page, results }
}
