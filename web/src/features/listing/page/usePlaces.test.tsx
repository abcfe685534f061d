import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { usePlaces } from './usePlaces'

const CHILE = { id: 1, slug: 'chile', name: 'Chile', iso2: 'CL', course_count: 5, institute_count: 1, states: [] }
const PERU = { ...CHILE, id: 2, slug: 'peru', name: 'Peru', iso2: 'PE' }
const refetch = vi.fn()

/** What a search has found just now. */
const found = (countries: Record<string, number>) => ({
  data: { facets: { place_counts: { countries, states: {}, cities: {} } } as never },
  dataUpdatedAt: Date.now(),
  isPending: false,
  isError: false,
  refetch,
})

/** The hook over an API that answers with one tree after the other. */
function places(trees: readonly (readonly object[])[], areWanted = true) {
  const left = [...trees]
  const ask = vi.fn(() => Promise.resolve(new Response(JSON.stringify(left.length > 1 ? left.shift() : left[0]))))
  vi.stubGlobal('fetch', ask)
  const client = new QueryClient()
  const wrapper = ({ children }: { readonly children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>
  const hook = renderHook(({ counted }) => usePlaces(counted, areWanted), { wrapper, initialProps: { counted: found({ 1: 3 }) } })
  return { ask, hook, counts: () => hook.result.current.data?.map(({ name, course_count }) => [name, course_count]) }
}

afterEach(() => vi.unstubAllGlobals())

test('places carry the counts of the search; they are asked for once', async () => {
  const { ask, hook, counts } = places([[CHILE, PERU]])
  expect(hook.result.current.status.isLoading).toBe(true)
  await waitFor(() => expect(counts()).toEqual([['Chile', 3], ['Peru', 0]]))
  hook.rerender({ counted: found({ 2: 1 }) })
  expect(counts()).toEqual([['Chile', 0], ['Peru', 1]])
  expect(ask).toHaveBeenCalledOnce()
})

test('a course in a place that is newer has the places asked for again', async () => {
  const { ask, hook, counts } = places([[CHILE], [CHILE, PERU]])
  await waitFor(() => expect(counts()).toEqual([['Chile', 3]]))
  await new Promise((resolve) => setTimeout(resolve, 5))
  hook.rerender({ counted: found({ 1: 3, 2: 1 }) })
  await waitFor(() => expect(counts()).toEqual([['Chile', 3], ['Peru', 1]]))
  expect(ask).toHaveBeenCalledTimes(2)
})

test('what is not wanted is not asked for, and nothing waits for it', () => {
  const { ask, hook } = places([[CHILE]], false)
  expect(hook.result.current).toMatchObject({ data: undefined, status: { isLoading: false, hasFailed: false } })
  expect(ask).not.toHaveBeenCalled()
})
