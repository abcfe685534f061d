import { QueryClient } from '@tanstack/react-query'
import { hasStoredData } from '@/shared/connection/connection'
import { toApiProblem, isNotRetryable } from './problem'

const RETRIES = 2
const SIGNED_OUT = 401
const STALE_AFTER_MS = 60_000

/** Creates the query client. Rejected requests, 401, 404 and 410 are not retried. Other failures are retried twice. */
export function createAppQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER_MS,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: ({ state }) => (state.status === 'error' || hasStoredData() ? 'always' : false),
        retry: (failures, error) => {
          const problem = toApiProblem(error)
          return failures < RETRIES && problem.status !== SIGNED_OUT && !isNotRetryable(problem)
        },
        retryDelay: (failures) => 400 * 2 ** failures,
      },
    },
  })
}
