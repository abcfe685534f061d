import { api } from '@/shared/api/client'

const STALE_AFTER_MS = 60 * 60_000

/** GET country/max_fee: where the slider of fees ends; it changes with the catalogue, and seldom. */
export const maxFeeQuery = () => ({ ...api.queryOptions('get', '/api/country/max_fee'), staleTime: STALE_AFTER_MS })
