import type { QueryClient } from '@tanstack/react-query'
import { courseDetailQuery, parseCourseReference } from '@/features/course/queries/courseDetail'
import { searchResultsQuery } from '@/features/listing/queries/searchResults'
import { searchFacetsQuery } from '@/features/listing/queries/searchFacets'
import { parseListingUrl } from '@/features/listing/state/parseListingUrl'
import { selectCurrency } from '@/shared/money/rememberedCurrency'
import { PATHS } from '@/shared/routing/paths'
import { LISTING_PATH } from '@/shared/settings'

/** The longest time to wait for data before the first render. The prerendered frame is visible during this time. */
const MAX_WAIT_MS = 150

/** The part of the router state that is known before the code of a page has loaded. */
interface PageMatch {
  readonly location: { readonly pathname: string; readonly search: string }
  readonly matches: readonly { readonly params: { readonly slug?: string } }[]
}

type Prefetch = (queries: QueryClient, page: PageMatch) => readonly Promise<void>[]

const prefetchListing: Prefetch = (queries, { location: { search } }) => {
  const state = { ...parseListingUrl(search), currency: selectCurrency(search) }
  return [queries.prefetchQuery(searchResultsQuery(state)), queries.prefetchQuery(searchFacetsQuery(state))]
}

const prefetchCourse: Prefetch = (queries, { location: { search }, matches }) => {
  const reference = parseCourseReference(matches.at(-1)?.params.slug, search)
  return reference === '' ? [] : [queries.prefetchQuery(courseDetailQuery(reference))]
}

/** The first requests of the most visited pages, by the first part of the path. */
const PREFETCHES: Readonly<Record<string, Prefetch>> = {
  [PATHS.course]: prefetchListing,
  [PATHS.search]: prefetchListing,
  [PATHS.discipline]: prefetchListing,
  ...(LISTING_PATH === undefined ? {} : { [LISTING_PATH]: prefetchListing }),
  [PATHS.courseDetail]: prefetchCourse,
}

/** Starts the first requests of a page and waits for the responses, so that the first render shows data. */
export async function prefetchPage(queries: QueryClient, page: PageMatch): Promise<void> {
  const requests = PREFETCHES[`/${page.location.pathname.split('/')[1] ?? ''}`]?.(queries, page) ?? []
  if (requests.length === 0) return
  await Promise.race([Promise.all(requests), new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))])
}
