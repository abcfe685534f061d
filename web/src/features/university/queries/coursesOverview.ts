import { api } from '@/shared/api/client'

/**
 * GET country/{country}/courses_overview: the costs per year in a country, by level type, discipline
 * and duration, and the start months and durations of its courses.
 */
export function countryOverviewQuery(country: string) {
  return api.queryOptions('get', '/api/country/{country}/courses_overview', { params: { path: { country } } })
}

/**
 * GET discipline/{discipline}/courses_overview: the costs per year in a discipline, by country and
 * duration, and the start months and durations of its courses.
 */
export function disciplineOverviewQuery(discipline: string) {
  return api.queryOptions('get', '/api/discipline/{discipline}/courses_overview', { params: { path: { discipline } } })
}
