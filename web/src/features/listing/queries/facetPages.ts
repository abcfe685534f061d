import { infiniteQueryOptions } from '@tanstack/react-query'
import type { ListingState } from '../state/listingState'
import { buildSearchCriteria, buildSearchCriteriaWithout } from '../state/searchCriteria'
import { getWideningSteps, postSearch, SEARCH_PATH } from './postSearch'

/** The facets that are loaded in pages, because they have too many values for one response. */
export type PagedList = 'specializations' | 'institutes'

/** POST search: the pages of a long facet, sorted by name and filtered by `search`. */
export function facetPagesQuery(list: PagedList, state: ListingState, search: string) {
  const allCriteria = buildSearchCriteria(state)
  // Usually the counts ignore the filter of the list itself. The number of widening steps (see
  // `postSearch`) is only known for the search with all filters, so a widened search keeps all filters.
  const criteria = getWideningSteps(allCriteria) ? allCriteria : buildSearchCriteriaWithout(state, list)
  return infiniteQueryOptions({
    queryKey: ['post', SEARCH_PATH, criteria, 'pages', list, search],
    queryFn: async ({ pageParam: page, signal }) => {
      const body = { ...criteria, results: false, facets: [list], lists: { [list]: { search, page } } }
      const facet = (await postSearch(body, signal, criteria)).facets[list]
      if (!facet) throw new Error(`the search returned no ${list}`)
      return facet
    },
    initialPageParam: 1,
    getNextPageParam: ({ next_page }) => next_page ?? undefined,
  })
}
