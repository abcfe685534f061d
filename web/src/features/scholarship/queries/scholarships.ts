import { keepPreviousData } from '@tanstack/react-query'
import { api } from '@/shared/api/client'
import type { components } from '@/shared/api/schema'
import { NEVER_STALE } from '@/shared/api/staleTimes'

export type ScholarshipFilters = components['schemas']['ScholarshipFilters']

/** POST scholarship/search/: one page of scholarships, and the values of all filters. */
export function scholarshipSearchQuery(filters: ScholarshipFilters, page: number) {
  return {
    ...api.queryOptions('post', '/api/scholarship/search/', { params: { query: { page } }, body: filters }),
    placeholderData: keepPreviousData,
  }
}

/** GET scholarship/all: one page of all scholarships, sorted by name. */
export function allScholarshipsQuery(page: number) {
  return { ...api.queryOptions('get', '/api/scholarship/all', { params: { query: { page } } }), placeholderData: keepPreviousData }
}

/** GET scholarship/{scholarship}: a scholarship by id or slug. */
export function scholarshipQuery(reference: string) {
  return api.queryOptions('get', '/api/scholarship/{scholarship}', { params: { path: { scholarship: reference } } })
}

/** GET scholarship/scholarship_related_countries/: the countries with scholarships. */
export function scholarshipCountriesQuery() {
  return { ...api.queryOptions('get', '/api/scholarship/scholarship_related_countries/'), ...NEVER_STALE }
}
