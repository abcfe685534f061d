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

/** What a search has found just now. */
const found = (countries: Record<string, number>) => ({
  data: { facets: { place_counts: { countries, states: null, cities: null } } as never },
  dataUpdatedAt: Date.now(),
  isPending: false,
  isError: false,
  refetch,
})

/** What is in states and cities, under the text that was searched for. */
const BELOW: Record<string, object> = { '': { states: { 5: 3 }, cities: {} }, law: { states: { 5: 1 }, cities: { 7: 1 } } }

/** The hook over an API that answers with one tree after the other. */
function places(trees: readonly (readonly object[])[], areWanted = true) {
  const left = [...trees]
  const [askedTree, askedBelow] = [vi.fn(), vi.fn()]
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') {
      askedTree()
      return new Response(JSON.stringify(left.length > 1 ? left.shift() : left[0]))
    }
    const body = (await request.json()) as { text: string }
    askedBelow(body)
    const counts = BELOW[body.text]
    return counts ? new Response(JSON.stringify({ facets: { place_counts: { countries: { 1: 99 }, ...counts } } })) : new Response('{}', { status: 503 })
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { readonly children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>
  const hook = renderHook(({ text, counted }) => usePlacesFacet({ ...DEFAULT_STATE, text }, counted, areWanted), {
    wrapper,
    initialProps: { text: '', counted: found({ 1: 3 }) },
  })
  const data = () => hook.result.current.data
  return {
    askedTree,
    askedBelow,
    hook,
    counts: () => data()?.map(({ name, course_count }) => [name, course_count]),
    below: () => data()?.flatMap(({ states }) => states.flatMap((state) => [state.course_count, ...state.cities.map(({ course_count }) => course_count)])),
    look: () => act(() => hook.result.current.onRevealStates()),
  }
}

afterEach(() => vi.unstubAllGlobals())

test('places have the counts of the search, and the place tree is requested once', async () => {
  const { askedTree, hook, counts } = places([[CHILE, PERU]])
  expect(hook.result.current.status.isLoading).toBe(true)
  await waitFor(() => expect(counts()).toEqual([['Chile', 3], ['Peru', 0]]))
  hook.rerender({ text: '', counted: found({ 2: 1 }) })
  expect(counts()).toEqual([['Chile', 0], ['Peru', 1]])
  expect(askedTree).toHaveBeenCalledOnce()
})

test('states and cities are not counted before they are revealed', async () => {
  const { askedBelow, hook, below } = places([[CHILE]])
  await waitFor(() => expect(below()).toEqual([undefined, undefined]))
  hook.rerender({ text: 'law', counted: found({ 1: 1 }) })
  await waitFor(() => expect(below()).toEqual([undefined, undefined]))
  expect(askedBelow).not.toHaveBeenCalled()
})

test('revealed states and cities are counted for each search, and keep their counts until the next response', async () => {
  const { askedBelow, hook, counts, below, look } = places([[CHILE]])
  look()
  await waitFor(() => expect(below()).toEqual([3, 0]))
  expect(counts()).toEqual([['Chile', 3]])
  hook.rerender({ text: 'law', counted: found({ 1: 1 }) })
  expect(below()).toEqual([3, 0])
  await waitFor(() => expect(below()).toEqual([1, 1]))
  expect(askedBelow.mock.calls).toEqual(['', 'law'].map((text) => [{ text, filters: {}, results: false, facets: ['place_counts'] }]))
})

test('failed counts of states and cities do not affect the countries', async () => {
  const { hook, counts, below, look } = places([[CHILE]])
  look()
  await waitFor(() => expect(below()).toEqual([3, 0]))
  hook.rerender({ text: 'unanswered', counted: found({ 1: 2 }) })
  await waitFor(() => expect(hook.result.current).toMatchObject({ status: { hasFailed: false }, countsBelow: { hasFailed: true } }))
  expect([counts(), below()]).toEqual([[['Chile', 2]], [undefined, undefined]])
})

test('a course in an unknown place requests the place tree again', async () => {
  const { askedTree, hook, counts } = places([[CHILE], [CHILE, PERU]])
  await waitFor(() => expect(counts()).toEqual([['Chile', 3]]))
  await new Promise((resolve) => setTimeout(resolve, 5))
  hook.rerender({ text: '', counted: found({ 1: 3, 2: 1 }) })
  await waitFor(() => expect(counts()).toEqual([['Chile', 3], ['Peru', 1]]))
  expect(askedTree).toHaveBeenCalledTimes(2)
})

test('a disabled facet sends no requests and is not loading', () => {
  const { askedTree, askedBelow, hook, look } = places([[CHILE]], false)
  look()
  expect(hook.result.current).toMatchObject({ data: undefined, status: { isLoading: false, hasFailed: false } })
  expect(askedTree).not.toHaveBeenCalled()
  expect(askedBelow).not.toHaveBeenCalled()
})

test('a course in an unknown city requests the place tree again', async () => {
  const { askedTree, below, look } = places([[{ ...CHILE, states: [{ ...NORTE, id: 4 }] }], [CHILE]])
  await waitFor(() => expect(below()).toEqual([undefined, undefined]))
  await new Promise((resolve) => setTimeout(resolve, 5))
  look()
  await waitFor(() => expect(below()).toEqual([3, 0]))
  expect(askedTree).toHaveBeenCalledTimes(2)
})
