import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiProblem } from '@/shared/api/problem'
import { DEFAULT_STATE, type ListingState } from '../state/listingState'
import { mergeRequests } from './searchBatch'
import { buildResultsRequest, searchResultsQuery } from './searchResults'
import { searchFacetsQuery, buildFacetsRequest } from './searchFacets'

const LAW: ListingState = { ...DEFAULT_STATE, text: 'law' }
const RESPONSE = { total: 2, total_pages: 1, last_page: 1, results: [], facets: { popular: null }, histograms: {}, relax: null }
const sentRequests: { readonly body: object; readonly signal: AbortSignal }[] = []
let respond: (body: object) => Promise<Response>
let client: QueryClient

beforeEach(() => {
  sentRequests.length = 0
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  respond = () => Promise.resolve(new Response(JSON.stringify(RESPONSE)))
  vi.stubGlobal('fetch', async (request: Request) => {
    const body = (await request.clone().json()) as object
    sentRequests.push({ body, signal: request.signal })
    return respond(body)
  })
})
afterEach(() => vi.unstubAllGlobals())

const bodies = () => sentRequests.map(({ body }) => body)
const results = (state: ListingState) => client.fetchQuery(searchResultsQuery(state))
const facets = (state: ListingState) => client.fetchQuery(searchFacetsQuery(state))
const buildBothRequests = (state: ListingState) => [buildResultsRequest(state), buildFacetsRequest(state)]

test('results and facets are sent as one request, and each query gets its part', async () => {
  expect(await Promise.all([results(LAW), facets(LAW)])).toEqual([
    { count: 2, total_pages: 1, last_page: 1, results: [] },
    { facets: { popular: null }, histograms: {}, relax: null },
  ])
  expect(bodies()).toEqual([{ ...buildFacetsRequest(LAW), results: true }])
})

test('a single query is sent with its own body, also when the other follows later', async () => {
  await results({ ...LAW, page: 2, sort: 1 })
  await facets(LAW)
  expect(bodies()).toEqual([{ text: 'law', filters: {}, order: 1, page: 2 }, buildFacetsRequest(LAW)])
})

test('page and order are sent together with the facets', async () => {
  const state: ListingState = { ...LAW, page: 2, sort: 1 }
  await Promise.all([facets(state), results(state)])
  expect(bodies()).toEqual([{ ...buildFacetsRequest(LAW), order: 1, page: 2, results: true }])
})

test('different searches and different pages are not merged', async () => {
  const second: ListingState = { ...LAW, page: 2 }
  await Promise.all([results(DEFAULT_STATE), results(LAW), results(second), facets(LAW)])
  expect(bodies()).toEqual([buildResultsRequest(DEFAULT_STATE), buildResultsRequest(LAW), mergeRequests(buildBothRequests(second))])
})

test('a failure affects both queries as ApiProblem, and each retry is a request of its own', async () => {
  client = new QueryClient({ defaultOptions: { queries: { retry: 1, retryDelay: 0 } } })
  respond = (body) => Promise.resolve('facets' in body ? new Response('{"detail":"away"}', { status: 503 }) : new Response(JSON.stringify(RESPONSE)))
  const [courses, counts] = await Promise.allSettled([results(LAW), facets(LAW)])
  expect(courses).toMatchObject({ status: 'fulfilled', value: { count: 2 } })
  expect(counts).toMatchObject({ status: 'rejected', reason: { kind: 'unavailable', status: 503 } })
  expect(counts.status === 'rejected' && counts.reason).toBeInstanceOf(ApiProblem)
  expect(bodies()).toEqual([mergeRequests(buildBothRequests(LAW)), ...buildBothRequests(LAW)])
})

test('the request is aborted when both queries are cancelled', async () => {
  respond = () => new Promise(() => undefined)
  const pending = Promise.allSettled([results(LAW), facets(LAW)])
  await vi.waitFor(() => expect(sentRequests).toHaveLength(1))
  await client.cancelQueries({ queryKey: searchResultsQuery(LAW).queryKey, exact: true })
  expect(sentRequests[0]?.signal.aborted).toBe(false)
  await client.cancelQueries({ queryKey: searchFacetsQuery(LAW).queryKey, exact: true })
  expect(sentRequests[0]?.signal.aborted).toBe(true)
  await pending
})

test('a query cancelled before the batch is sent is left out', async () => {
  const pending = Promise.allSettled([results(LAW), facets(LAW)])
  void client.cancelQueries({ queryKey: searchResultsQuery(LAW).queryKey, exact: true })
  await pending
  expect(bodies()).toEqual([buildFacetsRequest(LAW)])
  sentRequests.length = 0
  const none = Promise.allSettled([results(DEFAULT_STATE)])
  void client.cancelQueries()
  await none
  await new Promise((resolve) => setTimeout(resolve))
  expect(bodies()).toEqual([])
})
