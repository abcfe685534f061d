import { api } from '@/shared/api/client'

/** GET course/{course}/similar: courses with the same subject, then of the same level, then in the same country or language. */
export function similarCoursesQuery(course: number) {
  return api.queryOptions('get', '/api/course/{course}/similar', { params: { path: { course: String(course) } } })
}
