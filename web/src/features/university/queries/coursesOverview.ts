import { api } from '@/shared/api/client'

/** GET country/{country}/courses_overview: what a year costs in a country, and when its courses start. */
export function countryOverviewQuery(country: string) {
  return api.queryOptions('get', '/api/country/{country}/courses_overview', { params: { path: { country } } })
}

/** GET discipline/{discipline}/courses_overview: what a year costs in a discipline, and when its courses start. */
export function disciplineOverviewQuery(discipline: string) {
  return api.queryOptions('get', '/api/discipline/{discipline}/courses_overview', { params: { path: { discipline } } })
}
