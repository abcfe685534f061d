import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation, useNavigationType } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { useListingState } from '../useListingState'
import { useCurrentSlugs } from './useCurrentSlugs'

afterEach(() => vi.unstubAllGlobals())

const option = (slug: string, selected: boolean) => ({ slug, selected })
const FACETS = {
  disciplines: [option('arts', false), option('law', true)],
  degree_levels: [{ ...option('postgraduate', false), degree_levels: [option('masters', true), option('doctorate', false)] }],
  specializations: null,
  institutes: { chosen: [option('leeds', true), option('monash', true)] },
}

test('ids and former slugs are replaced by current slugs, without a history entry, on the same page', async () => {
  vi.stubGlobal('fetch', ({ url }: Request) =>
    url.includes('/api/search') ? Promise.resolve(Response.json({ total: 0, results: [], facets: FACETS, histograms: {}, relax: null })) : new Promise(() => {}),
  )
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })}>
      <MemoryRouter initialEntries={['/course?levels=masters&discipline=7&institutes=leeds,university-of-monash&pg=2']}>{children}</MemoryRouter>
    </QueryClientProvider>
  )
  const useListing = () => {
    const { state, dispatch } = useListingState()
    useCurrentSlugs(state, dispatch)
    return { search: useLocation().search, navigation: useNavigationType() }
  }
  const { result } = renderHook(useListing, { wrapper })
  await waitFor(() => expect(result.current.search).toBe('?levels=masters&discipline=law&institutes=leeds,monash&pg=2'))
  expect(result.current.navigation).toBe('REPLACE')
})
