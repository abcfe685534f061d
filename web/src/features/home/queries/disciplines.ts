import { api } from '@/shared/api/client'
import { NEVER_STALE } from '@/shared/api/staleTimes'

/** GET discipline/all: every discipline with the number of its courses, by name. */
export const disciplinesQuery = () => ({ ...api.queryOptions('get', '/api/discipline/all'), ...NEVER_STALE })
