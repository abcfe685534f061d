import type { components } from '@/shared/api/schema'
import { api } from '@/shared/api/client'

type Filters = components['schemas']['ListingFilters']
export type CourseListFilters = Pick<Filters, 'institutes' | 'campuses' | 'disciplines'>

/** POST course/course_search/: the first courses of an institute, a campus or a discipline, and their number. */
export function coursesQuery(narrowing: CourseListFilters) {
  return api.queryOptions('post', '/api/course/course_search/', { body: narrowing })
}

/** POST course/base_filters/: the degree levels of these courses, among other facets. */
export function levelsQuery(narrowing: CourseListFilters) {
  return api.queryOptions('post', '/api/course/base_filters/', { body: narrowing })
}
