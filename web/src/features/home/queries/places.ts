import { api } from '@/shared/api/client'

/** GET country/countries_states_cities: the places that have a course. */
export const placeTree = () => api.queryOptions('get', '/api/country/countries_states_cities')

/** GET regions/all: regions with their countries. */
export const regions = () => api.queryOptions('get', '/api/regions/all')
