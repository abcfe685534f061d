import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { exampleCurrencies } from '@/shared/money/currencies.example'
import { show } from '@/testing/render'
import { HeaderCurrency } from './HeaderCurrency'

// The page loads the list on demand. The test loads it in advance, so that a slow machine does not fail it.
beforeAll(() => import('@/shared/money/CurrencyList'))
afterEach(() => vi.unstubAllGlobals())

test('currencies that cannot be loaded show an error, and its button requests them again', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 503 })))
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <HeaderCurrency />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: /^Currency/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load this list.')
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(exampleCurrencies())))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('option', { name: /^USD/ })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})
