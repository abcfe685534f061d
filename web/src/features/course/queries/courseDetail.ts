import { api } from '@/shared/api/client'

/** GET course/{course}: a course with all its details, by id or slug. */
export function courseDetailQuery(course: string) {
  return api.queryOptions('get', '/api/course/{course}', { params: { path: { course } } })
}

/** The slug of the path, or else `course_id` of the query string; empty without both. */
export function parseCourseReference(slug: string | undefined, search: string): string {
  return slug ?? new URLSearchParams(search).get('course_id') ?? ''
}
