import { infiniteQueryOptions } from '@tanstack/react-query'
import { fetchClient } from '@/shared/api/client'
import type { CourseListFilters } from './courses'

const PATH = '/api/course/course_related_specializations_new/'

/**
 * POST course/course_related_specializations_new/: pages of the specializations of the matching
 * courses, sorted by name.
 */
export function specializationsQuery(filters: CourseListFilters) {
  return infiniteQueryOptions({
    queryKey: ['post', PATH, filters, 'university'],
    queryFn: async ({ pageParam, signal }) => {
      const { data } = await fetchClient.POST(PATH, { params: { query: { page: pageParam } }, body: filters, signal })
      if (!data) throw new Error(`${PATH} returned no data`)
      return data
    },
    initialPageParam: 1,
    getNextPageParam: ({ links }, _, page) => (links.next === null ? undefined : page + 1),
  })
}
