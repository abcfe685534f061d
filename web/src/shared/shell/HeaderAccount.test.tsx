import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { setAccount } from '@/shared/account/accountStore'
import { storeDraft } from '@/shared/forms/drafts'
import { show } from '@/testing/render'
import { HeaderAccount } from './HeaderAccount'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** Changes the stored person as another tab does. */
function changePersonElsewhere(newValue: string | null) {
  if (newValue === null) localStorage.removeItem('user_Id')
  else localStorage.setItem('user_Id', newValue)
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'user_Id', newValue })))
}

test('after a session has ended, the drafts are removed when another person signs in in another tab', async () => {
  const person = { user_id: 7, first_name: 'Ali', last_name: 'Khan', photo: 'No Image', fav_course: [] }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ person, local_mailbox: false })))
  setAccount({ userId: 7, favourites: [] })
  const queries = new QueryClient()
  show(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <HeaderAccount />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('button', { name: /Ali Khan/ })).toBeVisible()
  storeDraft('apply', { message: 'Hello' })

  changePersonElsewhere(null)
  expect(screen.queryByRole('button', { name: /Ali Khan/ })).toBeNull()
  expect(Object.keys(sessionStorage)).toEqual(['meridian-draft-apply'])

  changePersonElsewhere('8')
  expect(Object.keys(sessionStorage)).toEqual([])
  const personal = queries.getQueryCache().getAll().filter(({ state }) => state.data !== undefined)
  expect(personal).toEqual([])
})
