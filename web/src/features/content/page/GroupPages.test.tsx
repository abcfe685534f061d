import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { switchLanguage } from '@/shared/texts/i18n'
import { show } from '@/testing/render'
import { InstituteGroupUniversityPage } from './GroupInstitutePages'
import { InstituteGroupPage } from './GroupPages'
import { InstituteGroupsPage } from './GroupsPages'

afterEach(async () => {
  vi.unstubAllGlobals()
  await switchLanguage('en')
})

const NAME = 'رسل گروپ'
const GROUP = {
  id: 7,
  slug: 'russell-group',
  name: 'Russell Group',
  logo: null,
  summary: 'Research universities',
  website: '',
  institute_count: 1,
  course_count: 0,
  institute_slugs: [],
  translations: { ur: { name: NAME } },
}
const INSTITUTE = { slug: 'leeds', institute_name: 'University of Leeds', logo: null, translations: {}, source: { is_sample: true, name: 'Sample', url: '', date: '2026-01-01', licence: '' }, campus_locations: [], country: { id: 1, slug: 'united-kingdom', name: 'United Kingdom' }, established: null, institute_type: 'UNIVERSITY' }

function respond({ url }: Request): Promise<Response> {
  const { pathname } = new URL(url)
  const results: Readonly<Record<string, unknown>> = {
    '/api/institute-group/': [GROUP],
    '/api/institute-group/russell-group': GROUP,
    '/api/institute/leeds': INSTITUTE,
    '/api/institute-group/russell-group/universities/': { count: 1, results: [] },
    '/api/course/course_search/': { count: 0, results: [] },
  }
  return Promise.resolve(pathname in results ? Response.json(results[pathname]) : new Response('{}', { status: 503 }))
}

test.each([
  ['/groups', 1],
  ['/groups/russell-group', 2],
  ['/groups/russell-group/leeds', 2],
])('the page %s shows the translated name of the group', async (address, times) => {
  vi.stubGlobal('fetch', respond)
  await switchLanguage('ur')
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/groups" element={<InstituteGroupsPage />} />
          <Route path="/groups/:groupId" element={<InstituteGroupPage />} />
          <Route path="/groups/:instituteGroupId/:uniId" element={<InstituteGroupUniversityPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await waitFor(() => expect(screen.getAllByText(new RegExp(NAME)).length).toBeGreaterThanOrEqual(times))
  expect(screen.queryByText(/Russell Group/)).toBeNull()
})
