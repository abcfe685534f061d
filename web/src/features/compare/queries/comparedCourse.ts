import { api } from '@/shared/api/client'

/** GET course/{course}/course_compare: a column of the comparison, by slug or id. */
export function comparedCourseQuery(course: string) {
  return api.queryOptions('get', '/api/course/{course}/course_compare', { params: { path: { course } } })
}
