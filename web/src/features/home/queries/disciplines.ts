import { api } from '@/shared/api/client'
import { FETCHED_ONCE } from '@/shared/api/fetchedOnce'

/** GET discipline/all: every discipline with the number of its courses, by name. */
export const disciplines = () => ({ ...api.queryOptions('get', '/api/discipline/all'), ...FETCHED_ONCE })
