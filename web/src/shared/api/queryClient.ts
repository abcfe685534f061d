import { QueryClient } from '@tanstack/react-query'
import { asProblem, leadsNowhere } from './problem'

const RETRIES = 2
const FRESH_MS = 60_000

/** One retry policy for all reads: what is refused or not there stays so, the rest is worth another try. */
export function createAppQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        retry: (failures, error) => failures < RETRIES && !leadsNowhere(asProblem(error)),
        retryDelay: (failures) => 400 * 2 ** failures,
      },
    },
  })
}
