import { api } from '@/shared/api/client'

const FRESH_MS = 60 * 60_000

/** GET country/countries_states_cities: every place with a course, whatever is filtered. It changes with the catalogue. */
export const placeTree = () => ({ ...api.queryOptions('get', '/api/country/countries_states_cities'), staleTime: FRESH_MS })
