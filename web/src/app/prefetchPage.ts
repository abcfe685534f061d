import type { QueryClient } from '@tanstack/react-query'
import { courseDetail, namedCourse } from '@/features/course/queries/courseDetail'
import { searchResultsQuery } from '@/features/listing/queries/searchResults'
import { searchFacetsQuery } from '@/features/listing/queries/searchFacets'
import { parseListingUrl } from '@/features/listing/state/parseListingUrl'
import { PATHS } from '@/shared/routing/paths'
import { LISTING_PATH } from '@/shared/settings'

/** People look at the page's first frame meanwhile; what takes longer has its own place in the page. */
const WAIT_MOST_MS = 150

/** The page at an address, as the router knows it before the page's code is there. */
interface Opened {
  readonly location: { readonly pathname: string; readonly search: string }
  readonly matches: readonly { readonly params: { readonly slug?: string } }[]
}

type Asking = (queries: QueryClient, opened: Opened) => readonly Promise<void>[]

const askListing: Asking = (queries, { location: { search } }) => {
  const state = parseListingUrl(search)
  return [queries.prefetchQuery(searchResultsQuery(state)), queries.prefetchQuery(searchFacetsQuery(state))]
}

const askCourse: Asking = (queries, { location: { search }, matches }) => {
  const named = namedCourse(matches.at(-1)?.params.slug, search)
  return named === '' ? [] : [queries.prefetchQuery(courseDetail(named))]
}

/** What the pages that most visitors see first ask first, by the first part of their addresses. */
const QUESTIONS: Readonly<Record<string, Asking>> = {
  [PATHS.course]: askListing,
  [PATHS.search]: askListing,
  [PATHS.discipline]: askListing,
  ...(LISTING_PATH === undefined ? {} : { [LISTING_PATH]: askListing }),
  [PATHS.courseDetail]: askCourse,
}

/** Until they are answered, so that a page is drawn with its answers, and once. */
export async function prefetchPage(queries: QueryClient, opened: Opened): Promise<void> {
  const asked = QUESTIONS[`/${opened.location.pathname.split('/')[1] ?? ''}`]?.(queries, opened) ?? []
  if (asked.length === 0) return
  await Promise.race([Promise.all(asked), new Promise((resolve) => setTimeout(resolve, WAIT_MOST_MS))])
}
