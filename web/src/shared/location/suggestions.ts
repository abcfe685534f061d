import { api } from '@/shared/api/client'

/** GET location-auto-suggestion: places for what is typed so far, the best first; given up when nobody waits for it. */
export const suggestions = (search: string) =>
  api.queryOptions('get', '/api/location-auto-suggestion', { params: { query: { search } } })
