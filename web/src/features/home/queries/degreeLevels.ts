import { api } from '@/shared/api/client'
import { NEVER_STALE } from '@/shared/api/staleTimes'

/** GET degree_level/: the three level types with their levels. */
export const degreeLevelsQuery = () => ({ ...api.queryOptions('get', '/api/degree_level/'), ...NEVER_STALE })
