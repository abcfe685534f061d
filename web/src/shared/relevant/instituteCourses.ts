import { api } from '@/shared/api/client'

/** POST course/course_search/: one page of an institute's courses. Pages start at 1. */
export function instituteCoursesQuery(institute: string, page: number) {
  const query = page === 1 ? {} : { page }
  return api.queryOptions('post', '/api/course/course_search/', { params: { query }, body: { institutes: [institute] } })
}
