import type { components } from '@/shared/api/schema'
import { api } from '@/shared/api/client'

export type CourseListFilters = Pick<components['schemas']['ListingFilters'], 'institutes' | 'campuses' | 'disciplines'>

/** POST course/course_search/: the first courses of an institute, a campus or a discipline, and the total. */
export function coursesQuery(filters: CourseListFilters) {
  return api.queryOptions('post', '/api/course/course_search/', { body: filters })
}

/**
 * POST course/base_filters/: the facets of the courses that match the filters. The pages only use
 * the degree levels.
 */
export function levelsQuery(filters: CourseListFilters) {
  return api.queryOptions('post', '/api/course/base_filters/', { body: filters })
}
