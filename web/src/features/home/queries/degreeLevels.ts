import { api } from '@/shared/api/client'

/** GET degree_level/: the three types with their levels. */
export const degreeLevels = () => api.queryOptions('get', '/api/degree_level/')
