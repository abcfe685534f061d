import { api } from '@/shared/api/client'
import { NEVER_STALE } from '@/shared/api/staleTimes'

/** GET regions/all: regions with their countries. */
export const regionsQuery = () => ({ ...api.queryOptions('get', '/api/regions/all'), ...NEVER_STALE })
