import { api } from '@/shared/api/client'

/** GET course/{course}: everything about a course, by id or slug. */
export function courseDetail(course: string) {
  return api.queryOptions('get', '/api/course/{course}', { params: { path: { course } } })
}
