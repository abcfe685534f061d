import { api } from '@/shared/api/client'
import { NEVER_STALE } from '@/shared/api/staleTimes'

/** GET discipline/all: all disciplines with their numbers of courses, sorted by name. */
export const disciplinesQuery = () => ({ ...api.queryOptions('get', '/api/discipline/all'), ...NEVER_STALE })
