import { api } from '@/shared/api/client'
import { FETCHED_ONCE } from '@/shared/api/fetchedOnce'

/** GET degree_level/: the three types with their levels. */
export const degreeLevels = () => ({ ...api.queryOptions('get', '/api/degree_level/'), ...FETCHED_ONCE })
