import type { components } from '@/shared/api/schema'
import { FULL_DURATION_RANGE, FULL_FEE_RANGE, LIST_NAMES, isSameRange, type ListingState, type ListName, type Point, type Range } from './listingState'

type SearchRequest = components['schemas']['SearchRequest']
type SearchFilters = components['schemas']['SearchFilters']
export type SearchCriteria = Required<Pick<SearchRequest, 'text' | 'filters'>>

/** Each list's key in the body of a search. */
const REQUEST_KEYS: Readonly<Record<ListName, Exclude<keyof SearchFilters, 'region' | 'point' | 'fees' | 'durations'>>> = {
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
export function buildSearchCriteria(state: ListingState): SearchCriteria {
  const usedLists = LIST_NAMES.filter((list) => state.lists[list].length > 0)
  return {
    text: state.text,
    filters: {
      ...Object.fromEntries(usedLists.map((list) => [REQUEST_KEYS[list], { include: state.lists[list] }])),
      ...(state.point ? { point: buildPointFilter(state.point) } : {}),
      ...(isSameRange(state.fee, FULL_FEE_RANGE) ? {} : { fees: buildFeeFilter(state.fee) }),
      ...(isSameRange(state.duration, FULL_DURATION_RANGE) ? {} : { durations: { lower: state.duration[0], upper: state.duration[1] } }),
    },
  }
}

/**
 * The question without one list: what that list's own pages are asked under. A facet is counted under all filters but
 * its own, so choosing in it changes none of its counts, and its list stays as it is.
 */
export function buildSearchCriteriaWithout(state: ListingState, list: ListName): SearchCriteria {
  return buildSearchCriteria({ ...state, lists: { ...state.lists, [list]: [] } })
}

function buildPointFilter({ latitude, longitude, distance }: Point): NonNullable<SearchFilters['point']> {
  return { latitude, longitude, distance_km: distance }
}

/** An end that is open is left out. */
function buildFeeFilter([lower, upper]: Range): NonNullable<SearchFilters['fees']> {
  return { ...(lower > 0 ? { lower } : {}), ...(upper < Infinity ? { upper } : {}) }
}
