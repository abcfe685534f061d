import { api } from '@/shared/api/client'

/** GET discipline/all: every discipline with its number of courses. */
export const allDisciplinesQuery = () => api.queryOptions('get', '/api/discipline/all')

/** GET regions/popular-countries: the countries with the most courses. */
export const popularCountriesQuery = () => api.queryOptions('get', '/api/regions/popular-countries')
