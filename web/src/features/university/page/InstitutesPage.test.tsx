import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { show } from '@/testing/render'
import { TopUniversitiesPage } from './InstitutesPage'

afterEach(() => vi.unstubAllGlobals())

const showPage = (address: string) =>
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[address]}>
        <TopUniversitiesPage />
      </MemoryRouter>
    </QueryClientProvider>,
  )

test('a search without results shows no sentence about missing ranks', async () => {
  vi.stubGlobal('fetch', ({ url }: Request) => Promise.resolve(Response.json(url.includes('/institute/all') ? { count: 0, results: [] } : [])))
  showPage('/top-universities?search=xyz')
  expect(await screen.findByText('0 institutes')).toBeVisible()
  expect(screen.queryByText(/No ranking is known/)).toBeNull()
  expect(screen.getByText(/^Institutes with a rank/)).toBeVisible()
})

test('the search field stays while the institutes without a rank load', async () => {
  const responses: ((response: Response) => void)[] = []
  vi.stubGlobal('fetch', ({ url }: Request) => {
    if (url.includes('order=courses')) return new Promise<Response>((resolve) => responses.push(resolve))
    return Promise.resolve(Response.json(url.includes('/institute/all') ? { count: url.includes('search=xyz') ? 0 : 5, results: [] } : []))
  })
  showPage('/top-universities')
  const field = await screen.findByRole('textbox', { name: 'Find an institute' })
  await userEvent.type(field, 'xyz')
  await waitFor(() => expect(responses).toHaveLength(1))
  expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent('Loading...')
  expect(field).toHaveFocus()
  responses[0]?.(Response.json({ count: 2, results: [] }))
  expect(await screen.findByText('2 institutes')).toBeVisible()
  expect(field).toBeInTheDocument()
})

test('a pause between two words keeps the space', async () => {
  const urls: string[] = []
  vi.stubGlobal('fetch', ({ url }: Request) => {
    urls.push(url)
    return Promise.resolve(Response.json(url.includes('/institute/all') ? { count: 5, results: [] } : []))
  })
  showPage('/top-universities')
  const field = await screen.findByRole('textbox', { name: 'Find an institute' })
  await userEvent.type(field, 'new ')
  await waitFor(() => expect(urls.some((url) => url.includes('search=new'))).toBe(true))
  await userEvent.type(field, 'york')
  expect(field).toHaveValue('new york')
})

test('after a failure, the title of the document is the title of the error', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 503 })))
  showPage('/top-universities')
  const heading = await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(document.title).toBe(`${heading.textContent} · Meridian`))
})
