import { useMemo } from 'react'
import type { FacetStatus } from '../filters/FacetState'

interface QueryState {
  readonly isPending: boolean
  readonly isError: boolean
  readonly refetch: () => unknown
}

/** The same object until something of it changes, so that what shows it need not be drawn again. */
export function useStatus({ isPending, isError, refetch }: QueryState): FacetStatus {
  return useMemo(() => ({ isLoading: isPending, hasFailed: isError, onRetry: () => void refetch() }), [isPending, isError, refetch])
}
