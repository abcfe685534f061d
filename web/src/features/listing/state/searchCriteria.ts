import type { components } from '@/shared/api/schema'
import { DURATION_UNSET, FEE_UNSET, LIST_NAMES, sameRange, type ListingState, type ListName, type Point, type Range } from './listingState'

type SearchRequest = components['schemas']['SearchRequest']
type SearchFilters = components['schemas']['SearchFilters']
export type Question = Required<Pick<SearchRequest, 'text' | 'filters'>>

/** Each list's key in the body of a search. */
const BODY_KEYS: Readonly<Record<ListName, Exclude<keyof SearchFilters, 'region' | 'point' | 'fees' | 'durations'>>> = {
  countries: 'countries',
  states: 'states',
  cities: 'cities',
  types: 'degree_levels_types',
  levels: 'degree_levels',
  disciplines: 'disciplines',
  specializations: 'specializations',
  intakes: 'intakes',
  instituteTypes: 'institute_type',
  institutes: 'institutes',
  campuses: 'campuses',
  panels: 'panels',
}

/** What is searched for, as the API takes it: the text and the filters, whatever parts of the answer are wanted. */
export function questionOf(state: ListingState): Question {
  const chosen = LIST_NAMES.filter((list) => state.lists[list].length > 0)
  return {
    text: state.text,
    filters: {
      ...Object.fromEntries(chosen.map((list) => [BODY_KEYS[list], { include: state.lists[list] }])),
      ...(state.point ? { point: pointOf(state.point) } : {}),
      ...(sameRange(state.fee, FEE_UNSET) ? {} : { fees: feesOf(state.fee) }),
      ...(sameRange(state.duration, DURATION_UNSET) ? {} : { durations: { lower: state.duration[0], upper: state.duration[1] } }),
    },
  }
}

/**
 * The question without one list: what that list's own pages are asked under. A facet is counted under all filters but
 * its own, so choosing in it changes none of its counts, and its list stays as it is.
 */
export function questionBut(state: ListingState, list: ListName): Question {
  return questionOf({ ...state, lists: { ...state.lists, [list]: [] } })
}

function pointOf({ latitude, longitude, distance }: Point): NonNullable<SearchFilters['point']> {
  return { latitude, longitude, distance_km: distance }
}

/** An end that is open is left out. */
function feesOf([lower, upper]: Range): NonNullable<SearchFilters['fees']> {
  return { ...(lower > 0 ? { lower } : {}), ...(upper < Infinity ? { upper } : {}) }
}
