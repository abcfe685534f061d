import { queryOptions } from '@tanstack/react-query'
import type { components } from '@/shared/api/schema'
import { KEPT_FOR_RETURN } from '@/shared/api/staleTimes'
import type { CoursePage } from '@/shared/course/course'
import type { ListingState } from '../state/listingState'
import { buildSearchCriteria } from '../state/searchCriteria'
import { SEARCH_PATH, type SearchResponse } from './postSearch'
import { fetchSearchInBatch } from './searchBatch'

/** Builds the request body for a page of results. */
export function buildResultsRequest(state: ListingState) {
  return {
    ...buildSearchCriteria(state),
    ...(state.sort === 0 ? {} : { order: state.sort }),
    ...(state.page === 1 ? {} : { page: state.page }),
  }
}

/** POST search: one page of courses. */
export function searchResultsQuery(state: ListingState) {
  const body = buildResultsRequest(state)
  return queryOptions({
    queryKey: ['post', SEARCH_PATH, { body }],
    queryFn: async (context) => toResultPage(await fetchSearchInBatch(body, context)),
    ...KEPT_FOR_RETURN,
  })
}

export type TextInterpretation = components['schemas']['TextInterpretation']

export interface ResultPage extends CoursePage {
  /** The interpretation of the text. Null if the search has no text. */
  readonly interpretation: TextInterpretation | null
  /** Whether the rank of at least one institute of the catalogue is known. */
  readonly hasRankings: boolean
}

function toResultPage({ total, total_pages, last_page, results, interpretation, has_rankings: hasRankings }: SearchResponse): ResultPage {
  if (results === null) throw new Error('the search returned no results')
  return { count: total, total_pages, last_page, results, interpretation, hasRankings }
}
