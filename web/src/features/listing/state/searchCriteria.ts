import type { components } from '@/shared/api/schema'
import { RUPEE } from '@/shared/money/money'
import { LIST_NAMES, VALUE_FILTERS, type ListName } from './filterTable'
import { FULL_DURATION_RANGE, FULL_FEE_RANGE, isSameRange, type ListingState, type Point } from './listingState'

type SearchRequest = components['schemas']['SearchRequest']
type SearchFilters = components['schemas']['SearchFilters']
export type SearchCriteria = Required<Pick<SearchRequest, 'text' | 'filters'>> & Pick<SearchRequest, 'literal'>

/**
 * Builds the text and filters of a search request. Results, facets and map of one state use the
 * same criteria.
 */
export function buildSearchCriteria(state: ListingState): SearchCriteria {
  const usedLists = LIST_NAMES.filter((list) => state.lists[list].length > 0)
  return {
    text: state.text,
    ...(state.literalParts.length > 0 ? { literal: [...state.literalParts] } : {}),
    filters: {
      ...Object.fromEntries(usedLists.map((list) => [VALUE_FILTERS[list].requestKey, { include: state.lists[list] }])),
      ...(state.point ? { point: buildPointFilter(state.point) } : {}),
      ...(isSameRange(state.fee, FULL_FEE_RANGE) ? {} : { fees: buildFeeFilter(state) }),
      ...(isSameRange(state.duration, FULL_DURATION_RANGE) ? {} : { durations: { lower: state.duration[0], upper: state.duration[1] } }),
      ...(state.englishScore === undefined ? {} : { english_score: state.englishScore }),
      ...(state.deadline === '' ? {} : { deadlines: { earliest: state.deadline } }),
    },
  }
}

/**
 * Builds the criteria without one list, for the facet pages of this list. The counts in this list
 * do not depend on the selected values of the list. Leaving the values out keeps the cached pages
 * valid when the visitor selects a value.
 */
export function buildSearchCriteriaWithout(state: ListingState, list: ListName): SearchCriteria {
  return buildSearchCriteria({ ...state, lists: { ...state.lists, [list]: [] } })
}

function buildPointFilter({ latitude, longitude, distance }: Point): NonNullable<SearchFilters['point']> {
  return { latitude, longitude, distance_km: distance }
}

/** Builds the fee filter. A range end without a limit is left out. */
function buildFeeFilter({ fee: [lower, upper], feeCurrency: currency }: ListingState): NonNullable<SearchFilters['fees']> {
  return { ...(lower > 0 ? { lower } : {}), ...(upper < Infinity ? { upper } : {}), ...(currency === RUPEE ? {} : { currency }) }
}
