import { api } from '@/shared/api/client'
import { FETCHED_ONCE } from '@/shared/api/fetchedOnce'

/** GET country/countries_states_cities: every place with a course, whatever is filtered. It changes with the catalogue. */
export const placeTree = () => ({ ...api.queryOptions('get', '/api/country/countries_states_cities'), ...FETCHED_ONCE })
