import { QueryClient } from '@tanstack/react-query'
import { asProblem } from './problem'

const RETRIES = 2
const FRESH_MS = 60_000

/** One retry policy for all reads: a refused request stays refused, the rest is worth another try. */
export function createAppQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        retry: (failures, error) => failures < RETRIES && asProblem(error).kind !== 'refused',
        retryDelay: (failures) => 400 * 2 ** failures,
      },
    },
  })
}
