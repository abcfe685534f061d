import type { UseQueryResult } from '@tanstack/react-query'
import type { ListStatus } from './options'

/**
 * Returns the status of a list. After the list has loaded once, the status stays 'ready', even if a
 * later request fails.
 */
export function getListStatus({ isError, data }: Pick<UseQueryResult, 'isError' | 'data'>): ListStatus {
  if (data !== undefined) return 'ready'
  return isError ? 'failed' : 'loading'
}
