import { api } from '@/shared/api/client'

const FRESH_MS = 60 * 60_000

/** GET currency/all: every currency with its value in rupees; rates change once a day. */
export function currencies() {
  return { ...api.queryOptions('get', '/api/currency/all'), staleTime: FRESH_MS }
}
