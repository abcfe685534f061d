import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { searchResultsQuery } from '@/features/listing/queries/searchResults'
import { searchFacetsQuery } from '@/features/listing/queries/searchFacets'
import { parseListingUrl } from '@/features/listing/state/parseListingUrl'
import { prefetchPage } from './prefetchPage'
import { prefetchScript } from './prerender'

const RESPONSE = { total: 2, total_pages: 1, last_page: 1, results: [], facets: {}, histograms: {}, relax: null }

afterEach(() => {
  globalThis.earlyRequests = undefined
  vi.unstubAllGlobals()
})

test('the listing uses the response to the request of its page and sends no second request', async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response(JSON.stringify(RESPONSE))))
  vi.stubGlobal('fetch', fetch)
  new Function('location', prefetchScript.replace('earlyRequests', 'globalThis.earlyRequests'))({ search: '' })
  expect(fetch).toHaveBeenCalledOnce()
  const queries = new QueryClient()
  await prefetchPage(queries, { location: { pathname: '/course', search: '' } })
  expect(fetch).toHaveBeenCalledOnce()
  expect(queries.getQueryData(searchResultsQuery(parseListingUrl('')).queryKey)).toEqual({ count: 2, total_pages: 1, last_page: 1, results: [] })
  expect(queries.getQueryData(searchFacetsQuery(parseListingUrl('')).queryKey)).toEqual({ facets: {}, histograms: {}, relax: null })
})
