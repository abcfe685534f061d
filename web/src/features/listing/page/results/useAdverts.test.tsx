import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exampleCourse } from '@/shared/course/course.example'
import type { ResultPage } from '../../queries/searchResults'
import { useAdverts } from './useAdverts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const PAGE_SIZE = 27
const COUNT = 29

const buildResults = (): ResultPage => ({
  count: 90, total_pages: 4, last_page: 4, results: Array.from({ length: 27 }, (_, id) => exampleCourse({ id })), interpretation: null, hasRankings: false,
})

test('each search shows the next advertisements, also those of the second page; an opened page shows its own again', async () => {
  vi.stubGlobal('fetch', ({ url }: Request) => {
    const first = (Number(new URL(url).searchParams.get('page')) - 1) * PAGE_SIZE
    const results = Array.from({ length: Math.min(PAGE_SIZE, COUNT - first) }, (_, index) => ({ id: first + index + 1 }))
    return Promise.resolve(new Response(JSON.stringify({ count: COUNT, results })))
  })
  const client = new QueryClient()
  const wrapper = ({ children }: { readonly children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>
  const pages = Array.from({ length: 8 }, buildResults)
  const { result, rerender } = renderHook(useAdverts, { wrapper, initialProps: pages[0] })
  const readIds = () => result.current?.map(({ id }) => id)
  await waitFor(() => expect(readIds()).toEqual([1, 2, 3, 4]))
  for (const each of pages.slice(1)) rerender(each)
  expect(readIds()).toEqual([29, 1, 2, 3])
  expect(localStorage.getItem('scncrd')).toMatch(/^4,5,.*,28,29,1,2,3$/)
  rerender(pages[1])
  expect(readIds()).toEqual([5, 6, 7, 8])
})
