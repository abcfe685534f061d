import { api } from '@/shared/api/client'

/** GET course/{course}/similar: the courses that are most similar to a course. */
export function similarCoursesQuery(course: number) {
  return api.queryOptions('get', '/api/course/{course}/similar', { params: { path: { course: String(course) } } })
}
