import { api } from '@/shared/api/client'
import type { Language } from '@/shared/texts/languages'

/** GET country/{country}: the facts of a country, by id or slug. */
export function countryQuery(reference: string) {
  return api.queryOptions('get', '/api/country/{country}', { params: { path: { country: reference } } })
}

/**
 * GET country/{country}/country_faqa: common questions about a country with their answers. The API
 * prefers the given language.
 */
export function countryQuestionsQuery(country: string, language: Language) {
  return api.queryOptions('get', '/api/country/{country}/country_faqa', { params: { path: { country }, query: { language } } })
}

/** GET country/{country}/disciplines: the disciplines of the courses in a country. */
export function countryDisciplinesQuery(country: string) {
  return api.queryOptions('get', '/api/country/{country}/disciplines', { params: { path: { country } } })
}

/** GET country/{country}/institutes/rankings: the first page of the institutes of a country, the best rank first. */
export function countryRankingsQuery(country: string) {
  return api.queryOptions('get', '/api/country/{country}/institutes/rankings', { params: { path: { country } } })
}
