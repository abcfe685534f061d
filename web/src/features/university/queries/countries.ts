import { api } from '@/shared/api/client'

/** GET country/all-countries: all countries with their numbers of courses and institutes. */
export const countriesQuery = () => api.queryOptions('get', '/api/country/all-countries')
