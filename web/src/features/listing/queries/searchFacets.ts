import { queryOptions } from '@tanstack/react-query'
import type { components } from '@/shared/api/schema'
import type { ListingState } from '../state/listingState'
import { questionOf } from '../state/searchCriteria'
import { askedTogether, SEARCH_PATH, type Answer } from './searchBatch'

type FacetName = components['schemas']['FacetName']

const ALWAYS: readonly FacetName[] = ['place_counts', 'degree_levels', 'disciplines', 'institute_types', 'intakes', 'popular']
/** Long lists, whose pages are asked for apart: here for the names of what is chosen in them. */
const WHEN_CHOSEN = ['specializations', 'institutes', 'campuses'] as const

/** The facets of a state, of places the countries alone, their histograms, and what could be dropped. */
export function sidebarBody(state: ListingState) {
  const facets = [...ALWAYS, ...WHEN_CHOSEN.filter((list) => state.lists[list].length > 0)]
  return {
    ...questionOf(state),
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
export function sidebar(state: ListingState) {
  const body = sidebarBody(state)
  return queryOptions({
    queryKey: ['post', SEARCH_PATH, { body }],
    queryFn: async (asked) => besideOf(await askedTogether(body, asked)),
  })
}

/** The results that may have come with it are kept by who has asked for them. */
function besideOf({ facets, histograms, relax }: Answer): Pick<Answer, 'facets' | 'histograms' | 'relax'> {
  return { facets, histograms, relax }
}
