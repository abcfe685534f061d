import { api } from '@/shared/api/client'

/** GET course/{course}: a course with all its details, by id or slug. */
export function courseDetailQuery(course: string) {
  return api.queryOptions('get', '/api/course/{course}', { params: { path: { course } } })
}

/** Reads the course from an address: the slug of the path or `course_id`; empty without a course. */
export function parseCourseReference(slug: string | undefined, search: string): string {
  return slug ?? new URLSearchParams(search).get('course_id') ?? ''
}
