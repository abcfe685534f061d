import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { currenciesQuery } from './currencies'
import { exampleCurrencies } from './currencies.example'
import { useMoney } from './useMoney'

afterEach(() => vi.unstubAllGlobals())

function renderMoney() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/?currency=USD']}>{children}</MemoryRouter>
    </QueryClientProvider>
  )
  return renderHook(() => ({ ...useMoney(), isError: useQuery(currenciesQuery()).isError }), { wrapper }).result
}

test('a failed refresh of the rates keeps the selected currency and its rates', async () => {
  let isDown = false
  vi.stubGlobal('fetch', () => Promise.resolve(isDown ? new Response('{}', { status: 503 }) : Response.json(exampleCurrencies())))
  const money = renderMoney()
  await waitFor(() => expect(money.current.currencyStatus).toBe('ready'))
  isDown = true
  act(() => money.current.onCurrencyRetry())
  await waitFor(() => expect(money.current.isError).toBe(true))
  expect(money.current).toMatchObject({ currencyStatus: 'ready', currencies: exampleCurrencies(), money: { currency: 'USD' } })
  expect(money.current.money.convert(280, 'PKR')).toEqual({ amount: 1, code: 'USD' })
})

test('without rates, a failure is reported and no currency is selected', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 503 })))
  const money = renderMoney()
  expect(money.current).toMatchObject({ currencyStatus: 'loading', money: { currency: 'USD' } })
  await waitFor(() => expect(money.current.currencyStatus).toBe('failed'))
  expect(money.current).toMatchObject({ currencies: [], money: { currency: '' } })
})
