import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { usePlaceSearch } from './usePlaceSearch'

const GERMANY = { id: 1, slug: 'germany', name: 'Germany', iso2: 'DE', course_count: 4, institute_count: 1, states: [] }
const suggest = (type: string, slug: string, name: string) => ({ id: 1, type, kind: type.toLowerCase(), slug, name, address: name, latitude: 1, longitude: 1, course_count: 4 })
const RESPONSES: Readonly<Record<string, object>> = {
  '/api/location-auto-suggestion': { results: [suggest('City', 'germantown', 'Germantown'), suggest('Country', 'germany', 'Germany')] },
  '/api/regions/all': [],
}

afterEach(() => vi.unstubAllGlobals())

test('a kind of place tolerates typos, and suggests only places of this kind', async () => {
  const requested: string[] = []
  vi.stubGlobal('fetch', ({ url }: Request) => {
    const { pathname, search } = new URL(url)
    requested.push(pathname + search)
    return Promise.resolve(Response.json(RESPONSES[pathname] ?? [GERMANY]))
  })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{children}</MemoryRouter>
    </QueryClientProvider>
  )
  const { result } = renderHook(() => usePlaceSearch('country'), { wrapper })
  const readIds = () => result.current.places.map(({ id }) => id)
  await waitFor(() => expect(readIds()).toEqual(['country:germany']))
  act(() => result.current.onTextChange('ger'))
  expect(readIds()).toEqual(['country:germany'])
  expect(requested.join()).not.toContain('suggestion')
  act(() => result.current.onTextChange('Gremany'))
  await waitFor(() => expect(readIds()).toEqual(['country:germany']))
  expect(await result.current.findFirstMatch()).toMatchObject({ id: 'country:germany' })
})
