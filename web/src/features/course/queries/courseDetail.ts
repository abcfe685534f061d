import { api } from '@/shared/api/client'

/** GET course/{course}: all details of a course. `course` is an id or slug. */
export function courseDetailQuery(course: string) {
  return api.queryOptions('get', '/api/course/{course}', { params: { path: { course } } })
}

/** Returns the slug of the path, or `course_id` of the query string. Returns an empty text if both are missing. */
export function parseCourseReference(slug: string | undefined, search: string): string {
  return slug ?? new URLSearchParams(search).get('course_id') ?? ''
}
