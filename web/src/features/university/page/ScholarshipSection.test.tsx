import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { switchLanguage } from '@/shared/texts/i18n'
import { show } from '@/testing/render'
import { ScholarshipSection } from './ScholarshipSection'

afterEach(async () => {
  vi.unstubAllGlobals()
  await switchLanguage('en')
})

test('the names of scholarships are in the language of the page', async () => {
  const grants = [
    { id: 1, slug: 'a-grant', name: 'A grant', provider_name: 'A fund', translations: { ur: { name: 'ایک وظیفہ' } } },
    { id: 2, slug: 'b-grant', name: 'Another grant', provider_name: 'A fund', translations: {} },
  ]
  vi.stubGlobal('fetch', ({ url }: Request) => Promise.resolve(url.includes('/scholarship') ? Response.json({ count: 2, results: grants }) : new Response('{}', { status: 503 })))
  await switchLanguage('ur')
  show(
    <QueryClientProvider client={new QueryClient()}>
      <ScholarshipSection filters={{ countries: ['canada'] }} href="/scholarships" />
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('link', { name: 'ایک وظیفہ' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Another grant' })).toBeVisible()
})
