import { api } from '@/shared/api/client'
import { filterBodyBut } from '../state/filterBody'
import type { ListingState } from '../state/listingState'

/** POST course/course_related_intakes/: the twelve months in four quarters. */
export function intakes(state: ListingState) {
  return api.queryOptions('post', '/api/course/course_related_intakes/', { body: filterBodyBut(state, 'intakes') })
}
