import { queryOptions } from '@tanstack/react-query'
import type { components } from '@/shared/api/schema'
import { RUPEE } from '@/shared/money/money'
import { OPTION_LISTS, VALUE_FILTERS } from '../state/filterTable'
import type { ListingState } from '../state/listingState'
import { buildSearchCriteria } from '../state/searchCriteria'
import { SEARCH_PATH, type SearchResponse } from './postSearch'
import { fetchSearchInBatch } from './searchBatch'

type FacetName = components['schemas']['FacetName']

const ALWAYS_REQUESTED: readonly FacetName[] = [
  'place_counts',
  'degree_levels',
  'disciplines',
  'intakes',
  'popular',
  'deadlines',
  ...OPTION_LISTS.map((list) => VALUE_FILTERS[list].optionFacet),
]
/**
 * Lists with too many values for this request. The request contains such a list only if one of its
 * values is selected, to get the name of this value. `facetPages.ts` loads the pages of
 * specializations and institutes.
 */
const REQUESTED_WHEN_SELECTED = ['specializations', 'institutes', 'campuses'] as const

/**
 * Builds the request body for facets, histograms and relaxations. Among the places, only countries
 * are counted.
 */
export function buildFacetsRequest(state: ListingState) {
  const facets = [...ALWAYS_REQUESTED, ...REQUESTED_WHEN_SELECTED.filter((list) => state.lists[list].length > 0)]
  return {
    ...buildSearchCriteria(state),
    results: false,
    facets,
    place_depth: 'countries' as const,
    histograms: ['fees' as const, 'durations' as const],
    ...(isOtherCurrency(state.currency) ? { histogram_currency: state.currency } : {}),
    relax: true,
  }
}

/**
 * Whether the currency is a code other than PKR. The URL can also contain the id of a currency.
 * Such an id has not been converted to a code yet.
 */
function isOtherCurrency(currency: string): boolean {
  return /^[A-Z]{3}$/.test(currency) && currency !== RUPEE
}

/**
 * POST search: the counts that `buildFacetsRequest` requests, and the histograms of fees and
 * durations. If the result is empty, the response also has the number of courses without each single
 * filter.
 */
export function searchFacetsQuery(state: ListingState) {
  const body = buildFacetsRequest(state)
  return queryOptions({
    queryKey: ['post', SEARCH_PATH, { body }],
    queryFn: async (context) => selectFacets(await fetchSearchInBatch(body, context)),
  })
}

/** Removes the results from a combined response. Another query caches the results. */
function selectFacets({ facets, histograms, relax }: SearchResponse): Pick<SearchResponse, 'facets' | 'histograms' | 'relax'> {
  return { facets, histograms, relax }
}
