import { api } from '@/shared/api/client'
import type { ListingState } from '../state/listingState'
import { typedQuestion } from '../state/typedFilters'

/** As many as fit beside the map. */
const SHOWN = 4

/** POST search/: what is found at one campus, its number and the first of it. */
export function campusCourses(state: ListingState, slug: string) {
  const question = typedQuestion({ ...state, lists: { ...state.lists, campuses: [slug] } })
  return api.queryOptions('post', '/api/search', { body: { ...question, page_size: SHOWN } })
}
