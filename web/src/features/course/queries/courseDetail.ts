import { api } from '@/shared/api/client'

/** GET course/{course}: everything about a course, by id or slug. */
export function courseDetail(course: string) {
  return api.queryOptions('get', '/api/course/{course}', { params: { path: { course } } })
}

/** The course that an address names, by its path's slug or the id of its query; empty where it names none. */
export function namedCourse(slug: string | undefined, search: string): string {
  return slug ?? new URLSearchParams(search).get('course_id') ?? ''
}
