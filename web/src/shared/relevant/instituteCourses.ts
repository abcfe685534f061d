import { api } from '@/shared/api/client'

/** POST course/course_search/: one page of the courses of an institute. The first page is 1. */
export function instituteCoursesQuery(institute: string, page: number) {
  const query = page === 1 ? {} : { page }
  return api.queryOptions('post', '/api/course/course_search/', { params: { query }, body: { institutes: [institute] } })
}
