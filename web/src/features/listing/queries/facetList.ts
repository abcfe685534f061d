import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { filterBody, filterBodyBut, type FilterBody } from '../state/filterBody'
import type { ListingState, ListName } from '../state/listingState'

export interface FacetValue {
  readonly slug: string
  readonly name: string
  readonly course_count: number
}

/** What a long facet list answers, page by page. */
export interface FacetPage {
  readonly results: readonly FacetValue[]
  readonly links: { readonly next: string | null }
}

interface FacetRequest {
  readonly body: FilterBody
  readonly search: string
  /** From 1. */
  readonly page: number
  readonly signal: AbortSignal
}

/** The queries of a long facet list that stands at `path` and is chosen from into `list`. */
export function facetList(path: string, list: ListName, read: (request: FacetRequest) => Promise<FacetPage>) {
  return {
    /** Page after page, narrowed by what is typed. */
    pages(state: ListingState, search: string) {
      const body = filterBodyBut(state, list)
      return infiniteQueryOptions({
        queryKey: ['post', path, body, 'pages', search],
        queryFn: ({ pageParam, signal }) => read({ body, search, page: pageParam, signal }),
        initialPageParam: 1,
        getNextPageParam: nextPage,
      })
    },
    /** One chosen value by its slug, found by the slug's words; null where there is none. */
    value(state: ListingState, slug: string) {
      const body = filterBody(state)
      return queryOptions({
        queryKey: ['post', path, body, 'value', slug],
        queryFn: async ({ signal }): Promise<FacetValue | null> => {
          const { results } = await read({ body, search: slug.replaceAll('-', ' '), page: 1, signal })
          return results.find((value) => value.slug === slug) ?? null
        },
      })
    },
  }
}

export type FacetList = ReturnType<typeof facetList>

/** The number of the page that a list's next link points at; undefined on the last. */
export function nextPage(page: FacetPage): number | undefined {
  if (page.links.next === null) return undefined
  const number = new URL(page.links.next, 'http://next.link').searchParams.get('page')
  return number === null ? undefined : Number(number)
}
