import { api } from '@/shared/api/client'

const STALE_AFTER_MS = 60 * 60_000

/**
 * GET country/max_fee: the highest fee of all courses in rupees. This fee is the upper end of the
 * fee slider if the fees are shown in rupees.
 */
export const maxFeeQuery = () => ({ ...api.queryOptions('get', '/api/country/max_fee'), staleTime: STALE_AFTER_MS })
