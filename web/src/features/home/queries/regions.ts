import { api } from '@/shared/api/client'

/** GET regions/all: regions with their countries. */
export const regions = () => api.queryOptions('get', '/api/regions/all')
