import type { UseQueryResult } from '@tanstack/react-query'
import type { ListStatus } from './options'

/**
 * Returns the status of a list. If the list has data, the status is 'ready', even if a later request
 * for the same list has failed.
 */
export function getListStatus({ isError, data }: Pick<UseQueryResult, 'isError' | 'data'>): ListStatus {
  if (data !== undefined) return 'ready'
  return isError ? 'failed' : 'loading'
}
