import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { show } from '@/testing/render'
import { ScholarshipPage } from './ScholarshipPage'

afterEach(() => vi.unstubAllGlobals())

test.each([404, 410, 422, 500, 503])('after a response with the status %i, the title of the document is the title of the error', async (status) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status })))
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/kestrel']}>
        <Routes>
          <Route path="/:slug" element={<ScholarshipPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const heading = await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(document.title).toBe(`${heading.textContent} · Meridian`))
})
