import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { mergeRequests } from '../queries/searchBatch'
import { buildResultsRequest } from '../queries/searchResults'
import { buildFacetsRequest } from '../queries/searchFacets'
import { DEFAULT_STATE, type ListingState } from '../state/listingState'
import { useFacets } from './facets/useFacets'
import { useSearchResults } from './results/useSearchResults'

const RESPONSE = { total: 2, total_pages: 1, last_page: 1, results: [], facets: {}, histograms: {}, relax: null }

afterEach(() => vi.unstubAllGlobals())

test.each([false, true])('a new text sends one request, a new page or order only requests results (strict: %s)', async (isStrict) => {
  const sentBodies: object[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    sentBodies.push((await request.json()) as object)
    return new Response(JSON.stringify(RESPONSE))
  })
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const wrapper = ({ children }: { readonly children: ReactNode }) => {
    const provided = <QueryClientProvider client={client}>{children}</QueryClientProvider>
    return isStrict ? <StrictMode>{provided}</StrictMode> : provided
  }
  const useBoth = (state: ListingState) => ({ results: useSearchResults(state), facets: useFacets(state, new Set(), []) })
  const hook = renderHook(useBoth, { wrapper, initialProps: DEFAULT_STATE })
  const waitForResults = () => waitFor(() => expect(hook.result.current.results).toMatchObject({ isFetching: false, isStale: false }))
  const law: ListingState = { ...DEFAULT_STATE, text: 'law' }
  const states: ListingState[] = [law, { ...law, page: 2 }, { ...law, sort: 1 }]
  await waitForResults()
  for (const state of states) {
    hook.rerender(state)
    await waitForResults()
  }
  const buildMergedRequest = (state: ListingState) => mergeRequests([buildResultsRequest(state), buildFacetsRequest(state)])
  expect(sentBodies).toEqual([buildMergedRequest(DEFAULT_STATE), buildMergedRequest(law), buildResultsRequest({ ...law, page: 2 }), buildResultsRequest({ ...law, sort: 1 })])
})
