import type { components } from '@/shared/api/schema'
import { BODY_KEYS } from './filterBody'
import { DURATION_UNSET, FEE_UNSET, LIST_NAMES, sameRange, type ListingState, type Point } from './listingState'

export type TypedQuestion = Required<Pick<components['schemas']['SearchRequest'], 'text' | 'filters'>>

/** The same question as filterBody, in the words of the newer search. */
export function typedQuestion(state: ListingState): TypedQuestion {
  const chosen = LIST_NAMES.filter((list) => state.lists[list].length > 0)
  return {
    text: state.text,
    filters: {
      ...Object.fromEntries(chosen.map((list) => [BODY_KEYS[list], { include: state.lists[list] }])),
      ...(state.point ? { point: pointOf(state.point) } : {}),
      ...(sameRange(state.fee, FEE_UNSET) ? {} : { fees: rangeOf(state.fee) }),
      ...(sameRange(state.duration, DURATION_UNSET) ? {} : { durations: rangeOf(state.duration) }),
    },
  }
}

function pointOf({ latitude, longitude, distance }: Point) {
  return { latitude, longitude, distance_km: distance }
}

function rangeOf([lower, upper]: ListingState['fee']) {
  return { lower, upper }
}
