import { focusManager, QueryClientProvider } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { setAccount } from '@/shared/account/accountStore'
import { getTimeZone } from '@/shared/account/savedSearches'
import { createAppQueryClient } from '@/shared/api/queryClient'
import { show } from '@/testing/render'
import { SavedSearchesPage } from './SavedSearchesPage'

afterEach(() => {
  vi.unstubAllGlobals()
  focusManager.setFocused(undefined)
  localStorage.clear()
})

const PERSON = { user_id: 7, email: 'ali@example.org', first_name: 'Ali', last_name: 'Khan', mobile: '+923001234567', photo: 'No Image', role: 'student', fav_course: [] }

/** A server with one saved search. Requests that change the search are added to `changes`. */
function startServer() {
  const search = { id: '0b0f5f6e-6f5b-4ea0-9a34-3f0f8f3b7c11', name: 'Law', address: '?course=law', frequency: 'daily', created_at: '2026-11-30T08:00:00Z', next_alert_at: null, problem: null, problem_field: null }
  const changes: unknown[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (!pathname.includes('/saved-searches')) return Response.json(pathname.endsWith('/session') ? { person: PERSON, local_mailbox: false } : [])
    if (request.method === 'PUT') changes.push(await request.json())
    return Response.json({ results: [search], followed_frequency: 'off' })
  })
  return { search, changes }
}

test('a list shows what another tab has changed, and renaming a search sends only its name', async () => {
  const { search, changes } = startServer()
  setAccount({ userId: 7, favourites: [] })
  show(
    <QueryClientProvider client={createAppQueryClient()}>
      <MemoryRouter initialEntries={['/saved-searches']}>
        <SavedSearchesPage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const frequency = await screen.findByRole('combobox', { name: 'Mails about Law' })
  expect(frequency).toHaveValue('daily')
  search.frequency = 'off'
  act(() => focusManager.setFocused(false))
  act(() => focusManager.setFocused(true))
  await vi.waitFor(() => expect(frequency).toHaveValue('off'))
  await userEvent.click(screen.getByRole('button', { name: 'Rename: Law' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Law in London{Enter}')
  await vi.waitFor(() => expect(changes).toEqual([{ name: 'Law in London', time_zone: getTimeZone() }]))
})
