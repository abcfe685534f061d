import type { UseQueryResult } from '@tanstack/react-query'
import type { ListStatus } from './options'

/** The status of a query's list. Loaded data stays 'ready' even when a later refetch fails. */
export function getListStatus({ isError, data }: Pick<UseQueryResult, 'isError' | 'data'>): ListStatus {
  if (data !== undefined) return 'ready'
  return isError ? 'failed' : 'loading'
}
