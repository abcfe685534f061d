import { useMemo } from 'react'
import type { FacetStatus } from '../../filters/FacetContent'

export interface QueryState {
  readonly isPending: boolean
  readonly isError: boolean
  readonly refetch: () => unknown
}

/** Combines the status of one or two queries. An unchanged status is the same object, so that memoized views do not render. */
export function useFacetStatus(first: QueryState, second: QueryState = first): FacetStatus {
  const [isLoading, hasFailed] = [first.isPending || second.isPending, first.isError || second.isError]
  const [refetchFirst, refetchSecond] = [first.refetch, second.refetch]
  return useMemo(() => {
    const onRetry = () => {
      for (const refetch of new Set([refetchFirst, refetchSecond])) void refetch()
    }
    return { isLoading, hasFailed, onRetry }
  }, [isLoading, hasFailed, refetchFirst, refetchSecond])
}
