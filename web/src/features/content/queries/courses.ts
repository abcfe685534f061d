import { api } from '@/shared/api/client'
import type { components } from '@/shared/api/schema'

/** POST course/course_search/: the first courses that match the filters, and the total. */
export function coursesQuery(filters: Pick<components['schemas']['ListingFilters'], 'course' | 'institutes' | 'specializations' | 'degree_levels'>) {
  return api.queryOptions('post', '/api/course/course_search/', { body: filters })
}

export const instituteQuery = (institute: string) => api.queryOptions('get', '/api/institute/{institute}', { params: { path: { institute } } })
export const disciplinesQuery = () => api.queryOptions('get', '/api/discipline/all')
export const degreeLevelsQuery = () => api.queryOptions('get', '/api/degree_level/')
