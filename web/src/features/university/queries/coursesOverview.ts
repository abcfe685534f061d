import { api } from '@/shared/api/client'

/**
 * GET country/{country}/courses_overview: the costs per year in a country, and the months in which
 * its courses start.
 */
export function countryOverviewQuery(country: string) {
  return api.queryOptions('get', '/api/country/{country}/courses_overview', { params: { path: { country } } })
}

/**
 * GET discipline/{discipline}/courses_overview: the costs per year in a discipline, and the months
 * in which its courses start.
 */
export function disciplineOverviewQuery(discipline: string) {
  return api.queryOptions('get', '/api/discipline/{discipline}/courses_overview', { params: { path: { discipline } } })
}
