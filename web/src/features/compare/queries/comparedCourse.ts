import { api } from '@/shared/api/client'

/** GET course/{course}/course_compare: a course as a column, by slug or id. */
export function comparedCourse(course: string) {
  return api.queryOptions('get', '/api/course/{course}/course_compare', { params: { path: { course } } })
}
