import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { accountStore, setAccount } from '@/shared/account/accountStore'
import { exampleCourse } from '@/shared/course/course.example'
import { show } from '@/testing/render'
import { ShortlistPage } from './ShortlistPage'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** Responds like a server with one course per page. */
async function respond(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname.endsWith('/courses_by_ids/')) {
    const { courses_ids: ids } = (await request.json()) as { readonly courses_ids: readonly number[] }
    const page = Number(searchParams.get('page'))
    const results = ids.slice(page - 1, page).map((id) => exampleCourse({ id, name: `Course ${id}` }))
    return Response.json({ count: ids.length, results, total_pages: ids.length, missing: [] })
  }
  if (pathname.endsWith('/session')) {
    const person = { user_id: 7, email: 'ali@example.org', first_name: 'Ali', last_name: 'Khan', mobile: '+923001234567', photo: 'No Image', role: 'student', fav_course: accountStore.get()?.favourites ?? [] }
    return Response.json({ person, local_mailbox: false })
  }
  return Response.json(/followed-institutes|deadline-reminders/.test(pathname) ? { results: [] } : [])
}

test('after the last course of the last page is removed, the page before is shown', async () => {
  vi.stubGlobal('fetch', respond)
  setAccount({ userId: 7, favourites: [1, 2] })
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/shortlist']}>
        <ShortlistPage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('article', { name: 'Course 1' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByRole('article', { name: 'Course 2' })).toBeVisible()
  expect(screen.getByText('Page 2 of 2')).toBeVisible()
  act(() => setAccount({ userId: 7, favourites: [1] }))
  expect(await screen.findByRole('article', { name: 'Course 1' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
})
