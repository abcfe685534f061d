import { queryOptions } from '@tanstack/react-query'
import type { components } from '@/shared/api/schema'
import type { ListingState } from '../state/listingState'
import { buildSearchCriteria } from '../state/searchCriteria'
import { postSearch, SEARCH_PATH } from './postSearch'

export type CourseExplanation = components['schemas']['CourseExplanation']

/** POST search: explains why the search finds a course. */
export function courseExplanationQuery(state: ListingState, courseId: number) {
  const body = { ...buildSearchCriteria(state), results: false, explain: [courseId] }
  return queryOptions({
    queryKey: ['post', SEARCH_PATH, { body }],
    queryFn: async ({ signal }): Promise<CourseExplanation> => {
      const explanation = (await postSearch(body, signal)).explanations?.[0]
      if (explanation === undefined) throw new Error('the search returned no explanation')
      return explanation
    },
  })
}
