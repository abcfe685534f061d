import type { UseQueryResult } from '@tanstack/react-query'
import type { ListStatus } from './options'

/** How the list of a question stands: what is there already stays, whatever became of asking again. */
export function getListStatus({ isError, data }: Pick<UseQueryResult, 'isError' | 'data'>): ListStatus {
  if (data !== undefined) return 'ready'
  return isError ? 'failed' : 'loading'
}
