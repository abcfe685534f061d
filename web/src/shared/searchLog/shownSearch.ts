import type { QueryClient } from '@tanstack/react-query'
import type { components } from '@/shared/api/schema'
import type { Course } from '@/shared/course/course'
import { findSearchId, SEARCH_PATH } from './searchIds'

type SearchRequest = components['schemas']['SearchRequest']

/**
 * The keys of a request for a page of the listing. A request with any other key is for facets, the
 * map or the courses of one campus.
 */
const PAGE_KEYS: ReadonlySet<string> = new Set(['text', 'literal', 'filters', 'order', 'page'])
const PAGE_SIZE = 27

/** A search whose results are on the screen. */
export interface ShownSearch {
  readonly id: string
  readonly text: string
  /** The position of each course among all results, by course id. The first position is 1. */
  readonly positions: ReadonlyMap<number, number>
}

interface ShownPage {
  readonly body: SearchRequest
  readonly courses: readonly Course[]
  /** When the results arrived, in ms since 1970. */
  readonly updatedAt: number
  /** Two searches have different keys. This also applies to a search that was repeated with the same request. */
  readonly key: string
}

/** Returns the page of results that the listing shows now. Undefined if no listing shows results. */
export function findShownPage(queries: QueryClient): ShownPage | undefined {
  const shown = queries.getQueryCache().findAll({ queryKey: ['post', SEARCH_PATH], type: 'active' })
  for (const { queryKey, queryHash, state } of shown) {
    const body = (queryKey[2] as { readonly body?: SearchRequest } | undefined)?.body
    const courses = (state.data as { readonly results?: readonly Course[] } | undefined)?.results
    if (!body || !courses || queryKey.length > 3 || !Object.keys(body).every((key) => PAGE_KEYS.has(key))) continue
    return { body, courses, updatedAt: state.dataUpdatedAt, key: `${queryHash} ${String(state.dataUpdatedAt)}` }
  }
  return undefined
}

/**
 * Returns the search that the listing shows now. Undefined if no listing shows results, or if the
 * server does not log this visitor's searches.
 */
export function findShownSearch(queries: QueryClient): ShownSearch | undefined {
  const page = findShownPage(queries)
  const id = page && findSearchId(page.body, page.updatedAt)
  if (page === undefined || id === undefined) return undefined
  const before = ((page.body.page ?? 1) - 1) * PAGE_SIZE
  return { id, text: page.body.text ?? '', positions: new Map(page.courses.map((course, index) => [course.id, before + index + 1])) }
}
