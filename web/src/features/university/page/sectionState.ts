import type { UseQueryResult } from '@tanstack/react-query'
import type { SectionState } from '../views/types'

type Asked<Value> = Pick<UseQueryResult<Value>, 'data' | 'isError' | 'isFetching'> & { readonly refetch: () => unknown }

/** A query as views take it. */
export function toSectionState<Value>({ data, isError, isFetching, refetch }: Asked<Value>): SectionState<Value> {
  return { value: data, hasFailed: isError, isRetrying: isFetching, onRetry: () => void refetch() }
}
