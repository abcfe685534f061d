import { QueryClient } from '@tanstack/react-query'
import { asProblem, type ApiProblem } from './problem'

const RETRIES = 2
const FRESH_MS = 60_000

const isFinal = ({ kind, status }: ApiProblem) => kind === 'refused' || status === 404

/** One retry policy for all reads: what is refused or not there stays so, the rest is worth another try. */
export function createAppQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        retry: (failures, error) => failures < RETRIES && !isFinal(asProblem(error)),
        retryDelay: (failures) => 400 * 2 ** failures,
      },
    },
  })
}
