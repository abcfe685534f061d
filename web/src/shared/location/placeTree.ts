import { api } from '@/shared/api/client'
import { NEVER_STALE } from '@/shared/api/staleTimes'

/** GET country/countries_states_cities: every place with a course, whatever is filtered. It changes with the catalogue. */
export const placeTree = () => ({ ...api.queryOptions('get', '/api/country/countries_states_cities'), ...NEVER_STALE })
