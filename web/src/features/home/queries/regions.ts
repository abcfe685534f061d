import { api } from '@/shared/api/client'
import { FETCHED_ONCE } from '@/shared/api/fetchedOnce'

/** GET regions/all: regions with their countries. */
export const regions = () => ({ ...api.queryOptions('get', '/api/regions/all'), ...FETCHED_ONCE })
