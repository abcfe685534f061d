import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { DEFAULT_STATE } from '../../state/listingState'
import { usePlacesFacet } from './usePlacesFacet'

const ARICA = { id: 7, slug: 'arica', city_name: 'Arica' }
const NORTE = { id: 5, slug: 'norte', state_name: 'Norte', cities: [ARICA] }
const CHILE = { id: 1, slug: 'chile', name: 'Chile', iso2: 'CL', course_count: 5, institute_count: 1, states: [NORTE] }
const PERU = { ...CHILE, id: 2, slug: 'peru', name: 'Peru', iso2: 'PE', states: [] }
const refetch = vi.fn()

/** Builds a facets query with new data. */
const buildFacetsQuery = (countries: Record<string, number>) => ({
  data: { facets: { place_counts: { countries, states: null, cities: null } } as never },
  dataUpdatedAt: Date.now(),
  isPending: false,
  isError: false,
  refetch,
})

/** The counts of states and cities for each search text. */
const COUNTS_BY_TEXT: Record<string, object> = { '': { states: { 5: 3 }, cities: {} }, law: { states: { 5: 1 }, cities: { 7: 1 } } }

/**
 * Renders the hook. Each request for the tree returns the next tree, and further requests return the
 * last tree. A request for counts of a text without counts fails.
 */
function renderPlacesFacet(trees: readonly (readonly object[])[], isEnabled = true) {
  const remainingTrees = [...trees]
  const [onTreeRequest, onCountsRequest] = [vi.fn(), vi.fn()]
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') {
      onTreeRequest()
      return new Response(JSON.stringify(remainingTrees.length > 1 ? remainingTrees.shift() : remainingTrees[0]))
    }
    const body = (await request.json()) as { text: string }
    onCountsRequest(body)
    const counts = COUNTS_BY_TEXT[body.text]
    return counts ? new Response(JSON.stringify({ facets: { place_counts: { countries: { 1: 99 }, ...counts } } })) : new Response('{}', { status: 503 })
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { readonly children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>
  const hook = renderHook(({ text, counted }) => usePlacesFacet({ ...DEFAULT_STATE, text }, counted, isEnabled), {
    wrapper,
    initialProps: { text: '', counted: buildFacetsQuery({ 1: 3 }) },
  })
  const data = () => hook.result.current.data
  return {
    onTreeRequest,
    onCountsRequest,
    hook,
    counts: () => data()?.map(({ name, course_count }) => [name, course_count]),
    countsBelow: () => data()?.flatMap(({ states }) => states.flatMap((state) => [state.course_count, ...state.cities.map(({ course_count }) => course_count)])),
    revealStates: () => act(() => hook.result.current.onRevealStates()),
  }
}

afterEach(() => vi.unstubAllGlobals())

test('places have the counts of the search, and the place tree is requested once', async () => {
  const { onTreeRequest, hook, counts } = renderPlacesFacet([[CHILE, PERU]])
  expect(hook.result.current.status.isLoading).toBe(true)
  await waitFor(() => expect(counts()).toEqual([['Chile', 3], ['Peru', 0]]))
  hook.rerender({ text: '', counted: buildFacetsQuery({ 2: 1 }) })
  expect(counts()).toEqual([['Chile', 0], ['Peru', 1]])
  expect(onTreeRequest).toHaveBeenCalledOnce()
})

test('states and cities are not counted before they are revealed', async () => {
  const { onCountsRequest, hook, countsBelow } = renderPlacesFacet([[CHILE]])
  await waitFor(() => expect(countsBelow()).toEqual([undefined, undefined]))
  hook.rerender({ text: 'law', counted: buildFacetsQuery({ 1: 1 }) })
  await waitFor(() => expect(countsBelow()).toEqual([undefined, undefined]))
  expect(onCountsRequest).not.toHaveBeenCalled()
})

test('revealed states and cities are counted for each search, and keep their counts until the next response', async () => {
  const { onCountsRequest, hook, counts, countsBelow, revealStates } = renderPlacesFacet([[CHILE]])
  revealStates()
  await waitFor(() => expect(countsBelow()).toEqual([3, 0]))
  expect(counts()).toEqual([['Chile', 3]])
  hook.rerender({ text: 'law', counted: buildFacetsQuery({ 1: 1 }) })
  expect(countsBelow()).toEqual([3, 0])
  await waitFor(() => expect(countsBelow()).toEqual([1, 1]))
  expect(onCountsRequest.mock.calls).toEqual(['', 'law'].map((text) => [{ text, filters: {}, results: false, facets: ['place_counts'] }]))
})

test('failed counts of states and cities do not affect the countries', async () => {
  const { hook, counts, countsBelow, revealStates } = renderPlacesFacet([[CHILE]])
  revealStates()
  await waitFor(() => expect(countsBelow()).toEqual([3, 0]))
  hook.rerender({ text: 'text without counts', counted: buildFacetsQuery({ 1: 2 }) })
  await waitFor(() => expect(hook.result.current).toMatchObject({ status: { hasFailed: false }, countsBelow: { hasFailed: true } }))
  expect([counts(), countsBelow()]).toEqual([[['Chile', 2]], [undefined, undefined]])
})

test('a course in an unknown place requests the place tree again', async () => {
  const { onTreeRequest, hook, counts } = renderPlacesFacet([[CHILE], [CHILE, PERU]])
  await waitFor(() => expect(counts()).toEqual([['Chile', 3]]))
  await new Promise((resolve) => setTimeout(resolve, 5))
  hook.rerender({ text: '', counted: buildFacetsQuery({ 1: 3, 2: 1 }) })
  await waitFor(() => expect(counts()).toEqual([['Chile', 3], ['Peru', 1]]))
  expect(onTreeRequest).toHaveBeenCalledTimes(2)
})

test('a disabled facet sends no requests and is not loading', () => {
  const { onTreeRequest, onCountsRequest, hook, revealStates } = renderPlacesFacet([[CHILE]], false)
  revealStates()
  expect(hook.result.current).toMatchObject({ data: undefined, status: { isLoading: false, hasFailed: false } })
  expect(onTreeRequest).not.toHaveBeenCalled()
  expect(onCountsRequest).not.toHaveBeenCalled()
})

test('a course in an unknown city requests the place tree again', async () => {
  const { onTreeRequest, countsBelow, revealStates } = renderPlacesFacet([[{ ...CHILE, states: [{ ...NORTE, id: 4 }] }], [CHILE]])
  await waitFor(() => expect(countsBelow()).toEqual([undefined, undefined]))
  await new Promise((resolve) => setTimeout(resolve, 5))
  revealStates()
  await waitFor(() => expect(countsBelow()).toEqual([3, 0]))
  expect(onTreeRequest).toHaveBeenCalledTimes(2)
})
