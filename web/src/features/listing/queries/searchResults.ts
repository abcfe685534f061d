import { queryOptions } from '@tanstack/react-query'
import type { CoursePage } from '@/shared/course/course'
import type { ListingState } from '../state/listingState'
import { buildSearchCriteria } from '../state/searchCriteria'
import { fetchSearchInBatch, SEARCH_PATH, type SearchResponse } from './searchBatch'

/** The request body for a page of results. */
export function buildResultsRequest(state: ListingState) {
  return {
    ...buildSearchCriteria(state),
    ...(state.sort === 0 ? {} : { order: state.sort }),
    ...(state.page === 1 ? {} : { page: state.page }),
  }
}

/** POST search/: one page of courses. */
export function searchResultsQuery(state: ListingState) {
  const body = buildResultsRequest(state)
  return queryOptions({
    queryKey: ['post', SEARCH_PATH, { body }],
    queryFn: async (context) => toCoursePage(await fetchSearchInBatch(body, context)),
  })
}

function toCoursePage({ total, total_pages, last_page, results }: SearchResponse): CoursePage {
  if (results === null) throw new Error('the search returned no results')
  return { count: total, total_pages, last_page, results }
}
