import { api } from '@/shared/api/client'

/** GET location-auto-suggestion: places that match the typed text. The best match is first. */
export const suggestionsQuery = (search: string) =>
  api.queryOptions('get', '/api/location-auto-suggestion', { params: { query: { search } } })
