import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { searchResultsQuery, type ResultPage } from '../../queries/searchResults'
import { listingReducer } from '../../state/listingReducer'
import type { ListingState } from '../../state/listingState'

export interface SearchResults {
  /** Undefined until the first response and after a failure. */
  readonly coursePage: ResultPage | undefined
  readonly error: unknown
  readonly isFirstLoad: boolean
  readonly isFetching: boolean
  /** Whether the results belong to the previous search, because the next results are loading. */
  readonly isStale: boolean
  readonly onRetry: () => void
  readonly onPrefetch: (page: number) => void
}

/** Loads the courses of a state. The previous courses stay until the next courses have loaded or failed to load. */
export function useSearchResults(state: ListingState): SearchResults {
  const client = useQueryClient()
  const query = useQuery({ ...searchResultsQuery(state), placeholderData: keepPreviousData })
  return {
    coursePage: query.data,
    error: query.error,
    isFirstLoad: query.isPending,
    isFetching: query.isFetching,
    isStale: query.isPlaceholderData,
    onRetry: () => void query.refetch(),
    onPrefetch: (page) => void client.prefetchQuery(searchResultsQuery(listingReducer(state, { type: 'setPage', page }))),
  }
}
