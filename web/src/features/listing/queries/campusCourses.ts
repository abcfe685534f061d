import { api } from '@/shared/api/client'
import type { ListingState } from '../state/listingState'
import { questionOf } from '../state/searchCriteria'

/** As many as fit beside the map. */
const SHOWN = 4

/** POST search/: what is found at one campus, its number and the first of it. */
export function campusCourses(state: ListingState, slug: string) {
  const question = questionOf({ ...state, lists: { ...state.lists, campuses: [slug] } })
  return api.queryOptions('post', '/api/search', { body: { ...question, page_size: SHOWN } })
}
