import type { FacetStatus } from '../filters/FacetState'

interface QueryState {
  readonly isPending: boolean
  readonly isError: boolean
  readonly refetch: () => unknown
}

export function statusOf({ isPending, isError, refetch }: QueryState): FacetStatus {
  return { isLoading: isPending, hasFailed: isError, onRetry: () => void refetch() }
}
