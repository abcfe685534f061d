import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { useListingState } from './useListingState'

afterEach(() => vi.unstubAllGlobals())

test('a reset is counted even if the URL stays the same', () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const client = new QueryClient()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/course?advance=true']}>{children}</MemoryRouter>
    </QueryClientProvider>
  )
  const { result } = renderHook(useListingState, { wrapper })
  const before = result.current.resetCount
  act(() => result.current.dispatch({ type: 'setPage', page: 2 }))
  expect(result.current.resetCount).toBe(before)
  act(() => result.current.dispatch({ type: 'resetAll' }))
  act(() => result.current.dispatch({ type: 'resetAll' }))
  expect(result.current.resetCount).toBe(before + 2)
})
