import { queryOptions } from '@tanstack/react-query'
import type { components } from '@/shared/api/schema'
import { OPTION_LISTS, VALUE_FILTERS } from '../state/filterTable'
import type { ListingState } from '../state/listingState'
import { buildSearchCriteria } from '../state/searchCriteria'
import { fetchSearchInBatch, SEARCH_PATH, type SearchResponse } from './searchBatch'

type FacetName = components['schemas']['FacetName']

const ALWAYS_REQUESTED: readonly FacetName[] = [
  'place_counts',
  'degree_levels',
  'disciplines',
  'intakes',
  'popular',
  ...OPTION_LISTS.map((list) => VALUE_FILTERS[list].optionFacet),
]
/** Long lists, whose pages are asked for apart: here for the names of what is chosen in them. */
const REQUESTED_WHEN_SELECTED = ['specializations', 'institutes', 'campuses'] as const

/** The facets of a state, of places the countries alone, their histograms, and what could be dropped. */
export function buildFacetsRequest(state: ListingState) {
  const facets = [...ALWAYS_REQUESTED, ...REQUESTED_WHEN_SELECTED.filter((list) => state.lists[list].length > 0)]
  return {
    ...buildSearchCriteria(state),
    results: false,
    facets,
    place_depth: 'countries' as const,
    histograms: ['fees' as const, 'durations' as const],
    relax: true,
  }
}

/**
 * POST search/: all that stands beside the results. Every count of the filters, how fees and durations are spread, and,
 * where nothing is found, what each filter would give if it alone were dropped.
 */
export function searchFacetsQuery(state: ListingState) {
  const body = buildFacetsRequest(state)
  return queryOptions({
    queryKey: ['post', SEARCH_PATH, { body }],
    queryFn: async (asked) => selectFacets(await fetchSearchInBatch(body, asked)),
  })
}

/** The results that may have come with it are kept by who has asked for them. */
function selectFacets({ facets, histograms, relax }: SearchResponse): Pick<SearchResponse, 'facets' | 'histograms' | 'relax'> {
  return { facets, histograms, relax }
}
