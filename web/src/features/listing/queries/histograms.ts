import { api } from '@/shared/api/client'
import type { ListingState } from '../state/listingState'
import { typedQuestion } from '../state/typedFilters'

/** POST search/: how fees and durations are spread, each under all filters but its own. */
export function histograms(state: ListingState) {
  return api.queryOptions('post', '/api/search', {
    body: { ...typedQuestion(state), results: false, histograms: ['fees', 'durations'] },
  })
}
