import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { show } from '@/testing/render'
import PointDialogContainer from './PointDialogContainer'

afterEach(() => vi.unstubAllGlobals())

const buildTown = (name: string) => ({ id: 1, kind: 'city', type: 'City', slug: name, name, address: name, latitude: 51.5, longitude: -0.1, course_count: 1 })

test('the keyboard selects only a town of the typed text, not of an earlier text', async () => {
  const pending = new Map<string, () => void>()
  vi.stubGlobal('fetch', ({ url }: Request) => {
    const search = new URL(url).searchParams.get('search')
    if (search === null) return new Promise(() => {})
    const response = new Response(JSON.stringify({ results: [buildTown(search === 'Lond' ? 'London' : 'Londonderry')] }))
    return search === 'Lond' ? Promise.resolve(response) : new Promise((resolve) => pending.set(search, () => resolve(response)))
  })
  const onPoint = vi.fn()
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })}>
      <MemoryRouter>
        <PointDialogContainer mode="auto" isOpen town={undefined} onPoint={onPoint} onClose={vi.fn()} onClosed={vi.fn()} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const input = screen.getByRole('combobox', { name: 'Town, city or postcode' })
  await userEvent.type(input, 'Lond')
  expect(await screen.findByRole('option', { name: /^London/ })).toBeVisible()
  await userEvent.type(input, 'onderry')
  await userEvent.type(input, '{ArrowDown}{Enter}')
  expect(input).toHaveValue('Londonderry')
  pending.get('Londonderry')?.()
  await waitFor(() => expect(input).toHaveValue(''))
  expect(input).toHaveAttribute('placeholder', 'Londonderry')
})
