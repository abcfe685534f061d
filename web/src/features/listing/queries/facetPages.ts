import { infiniteQueryOptions } from '@tanstack/react-query'
import { fetchClient } from '@/shared/api/client'
import type { ListingState } from '../state/listingState'
import { buildSearchCriteriaWithout } from '../state/searchCriteria'

/** The facets with too many values for one response. */
export type PagedList = 'specializations' | 'institutes'

/** POST search: the pages of a long facet, sorted by name and filtered by `search`. */
export function facetPagesQuery(list: PagedList, state: ListingState, search: string) {
  const criteria = buildSearchCriteriaWithout(state, list)
  return infiniteQueryOptions({
    queryKey: ['post', '/api/search', criteria, 'pages', list, search],
    queryFn: async ({ pageParam: page, signal }) => {
      const body = { ...criteria, results: false, facets: [list], lists: { [list]: { search, page } } }
      const { data } = await fetchClient.POST('/api/search', { body, signal })
      const facet = data?.facets[list]
      if (!facet) throw new Error(`the search returned no ${list}`)
      return facet
    },
    initialPageParam: 1,
    getNextPageParam: ({ next_page }) => next_page ?? undefined,
  })
}
