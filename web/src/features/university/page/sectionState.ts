import type { UseQueryResult } from '@tanstack/react-query'
import type { SectionState } from '../views/types'

type QueryState<Value> = Pick<UseQueryResult<Value>, 'data' | 'isError' | 'isFetching'> & { readonly refetch: () => unknown }

/** Converts a query into the props of a section. */
export function toSectionState<Value>({ data, isError, isFetching, refetch }: QueryState<Value>): SectionState<Value> {
  return { value: data, hasFailed: isError, isRetrying: isFetching, onRetry: () => void refetch() }
}
