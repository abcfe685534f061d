import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import '@/shared/texts/bundles/addHomeTexts'
import { screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { show } from '@/testing/render'
import HomeSections from './HomeSections'

afterEach(() => vi.unstubAllGlobals())

test.each([0, 3])('the section of disciplines is empty if no discipline has courses (%i courses)', async (courses_count) => {
  const law = { id: 1, slug: 'law', name: 'Law', logo: null, icon: null, courses_count }
  vi.stubGlobal('fetch', ({ url }: Request) =>
    url.includes('/api/discipline/all') ? Promise.resolve(new Response(JSON.stringify([law]))) : new Promise(() => {}),
  )
  show(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <HomeSections currency="" />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const section = within(screen.getByRole('region', { name: 'What you can study' }))
  if (courses_count === 0) expect(await section.findByText('No Record Found!')).toBeVisible()
  else expect(await section.findByRole('link', { name: /Law/ })).toBeVisible()
})
