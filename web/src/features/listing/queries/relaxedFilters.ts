import { api } from '@/shared/api/client'
import type { ListingState } from '../state/listingState'
import { typedQuestion } from '../state/typedFilters'

/** POST search/: of a search that finds nothing, what each filter would give if it alone were dropped. */
export function relaxedFilters(state: ListingState) {
  return api.queryOptions('post', '/api/search', { body: { ...typedQuestion(state), results: false, relax: true } })
}
