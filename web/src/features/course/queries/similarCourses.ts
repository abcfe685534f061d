import { api } from '@/shared/api/client'

/** POST course/course_search/: the first courses of a specialization. */
export function similarCoursesQuery(specialization: string) {
  return api.queryOptions('post', '/api/course/course_search/', { body: { specializations: [specialization] } })
}
