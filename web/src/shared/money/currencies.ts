import { api } from '@/shared/api/client'

const STALE_AFTER_MS = 60 * 60_000

/** GET currency/all: every currency with its value in rupees. The rates change once a day. */
export function currenciesQuery() {
  return { ...api.queryOptions('get', '/api/currency/all'), staleTime: STALE_AFTER_MS }
}
