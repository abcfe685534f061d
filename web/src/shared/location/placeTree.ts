import { api } from '@/shared/api/client'
import { NEVER_STALE } from '@/shared/api/staleTimes'

/** GET country/countries_states_cities: the tree of all places with courses. */
export const placeTreeQuery = () => ({ ...api.queryOptions('get', '/api/country/countries_states_cities'), ...NEVER_STALE })
