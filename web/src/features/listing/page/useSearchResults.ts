import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { searchCourses } from '../queries/searchResults'
import type { CoursePage } from '@/shared/course/course'
import { reduce } from '../state/listingReducer'
import type { ListingState } from '../state/listingState'

export interface Results {
  /** Undefined until the first answer is there, and when there is none. */
  readonly found: CoursePage | undefined
  readonly error: unknown
  readonly isFirstLoad: boolean
  readonly isFetching: boolean
  /** What is shown are the previous results. */
  readonly isStale: boolean
  readonly onRetry: () => void
  readonly onPreview: (page: number) => void
}

/** The courses of a state. The previous ones stay until the next are there; an older answer never replaces a newer. */
export function useResults(state: ListingState): Results {
  const client = useQueryClient()
  const query = useQuery({ ...searchCourses(state), placeholderData: keepPreviousData })
  return {
    found: query.data,
    error: query.error,
    isFirstLoad: query.isPending,
    isFetching: query.isFetching,
    isStale: query.isPlaceholderData,
    onRetry: () => void query.refetch(),
    onPreview: (page) => void client.prefetchQuery(searchCourses(reduce(state, { kind: 'page', page }))),
  }
}
