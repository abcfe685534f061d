import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { fetchClient } from '@/shared/api/client'

/** One page of courses, in the order of the ids. */
export function favouriteCoursesQuery(ids: readonly number[], page: number) {
  return queryOptions({
    queryKey: ['/api/account/favourites', ids, page],
    queryFn: async ({ signal }) => {
      const { data } = await fetchClient.POST('/api/course/courses_by_ids/', { params: { query: { page } }, body: { courses_ids: [...ids] }, signal })
      if (!data) throw new Error('The response has no body')
      return data
    },
    placeholderData: keepPreviousData,
  })
}
