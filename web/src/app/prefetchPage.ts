import type { QueryClient } from '@tanstack/react-query'
import { courseDetailQuery, parseCourseReference } from '@/features/course/queries/courseDetail'
import { searchResultsQuery } from '@/features/listing/queries/searchResults'
import { searchFacetsQuery } from '@/features/listing/queries/searchFacets'
import { parseListingUrl } from '@/features/listing/state/parseListingUrl'
import { selectCurrency } from '@/shared/money/rememberedCurrency'
import { PATHS } from '@/shared/routing/paths'

/** The longest time to wait for data before the first render. The prerendered frame is visible during this time. */
const MAX_WAIT_MS = 150

/** The part of the router state that is known before the code of a page has loaded. */
interface PageMatch {
  readonly location: { readonly pathname: string; readonly search: string }
}

type Prefetch = (queries: QueryClient, search: string, slug: string | undefined) => readonly Promise<void>[]

const prefetchListing: Prefetch = (queries, search) => {
  const state = { ...parseListingUrl(search), currency: selectCurrency(search) }
  return [queries.prefetchQuery(searchResultsQuery(state)), queries.prefetchQuery(searchFacetsQuery(state))]
}

const prefetchCourse: Prefetch = (queries, search, slug) => {
  const reference = parseCourseReference(slug, search)
  return reference === '' ? [] : [queries.prefetchQuery(courseDetailQuery(reference))]
}

/**
 * Returns the function that starts the first requests of a course page or the listing. Returns undefined for other
 * pages. `root` is the first segment of the path, such as `/course`.
 */
function findPrefetch(root: string): Prefetch | undefined {
  if (root === PATHS.course_detail) return prefetchCourse
  return ['/course', PATHS.course, PATHS.search, PATHS.discipline].includes(root) ? prefetchListing : undefined
}

/**
 * Starts the first requests of a page, and waits for the responses for at most 150 ms. The first render then normally
 * shows data.
 */
export async function prefetchPage(queries: QueryClient, { location: { pathname, search } }: PageMatch): Promise<void> {
  const [, root = '', slug] = pathname.split('/')
  const requests = findPrefetch(`/${root}`)?.(queries, search, slug || undefined) ?? []
  if (requests.length === 0) return
  await Promise.race([Promise.all(requests), new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))])
}
