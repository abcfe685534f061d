import { api } from '@/shared/api/client'

/** GET course/{course}/course_compare: one column of the comparison. `course` is a slug or id. */
export function comparedCourseQuery(course: string) {
  return api.queryOptions('get', '/api/course/{course}/course_compare', { params: { path: { course } } })
}
