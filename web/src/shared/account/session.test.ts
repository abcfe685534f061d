import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { accountStore, setAccount } from './accountStore'
import { storeDraft } from '@/shared/forms/drafts'
import { readRegistration, storeRegistration } from './pendingRegistration'
import { clearPerson, sessionQuery, watchOtherTabs } from './session'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

/**
 * Values that stay after signing out, because they belong to the browser: language, colours,
 * currency, comparison, the flag of ApplyNow and `userStay`.
 */
const KEPT = { 'meridian-language': 'ur', 'mantine-color-scheme-value': 'dark', 'meridian-currency': 'GBP', 'meridian-compare': '[7]', 'apply-after-register': '1', userStay: '1' }

test.each([undefined, 'apply_now'])('what belongs to a person is removed, and the rest stays; the draft %s goes on', (kept) => {
  for (const [key, value] of Object.entries(KEPT)) localStorage.setItem(key, value)
  setAccount({ userId: 7, favourites: [1, 2] })
  for (const form of ['apply', 'apply_now', 'login']) storeDraft(form, { message: 'Hello' })
  storeRegistration({ email: 'a@example.org', mobile: '', isMailLocal: true, sentAt: 1 })
  const queries = new QueryClient()
  const keys = [['get', '/api/account/session'], ['get', '/crm/myProfile.php', { user_id: 7 }], ['get', '/api/country/all-countries'], ['post', '/api/search']]
  for (const key of keys) queries.setQueryData(key, {})

  clearPerson(queries, kept)

  expect(accountStore.get()).toBeUndefined()
  expect({ ...localStorage }).toEqual(KEPT)
  expect(Object.keys(sessionStorage)).toEqual(kept === undefined ? [] : ['meridian-draft-apply_now'])
  expect(readRegistration()).toBeUndefined()
  expect(queries.getQueryCache().getAll().map(({ queryKey }) => queryKey[1])).toEqual(['/api/country/all-countries', '/api/search'])
})

/** Changes the stored person as another tab does. */
function changePersonElsewhere(newValue: string | null) {
  const oldValue = localStorage.getItem('user_Id')
  if (newValue === null) localStorage.removeItem('user_Id')
  else localStorage.setItem('user_Id', newValue)
  dispatchEvent(new StorageEvent('storage', { key: 'user_Id', oldValue, newValue }))
}

/** Signs out as another tab does. */
function signOutElsewhere() {
  dispatchEvent(new StorageEvent('storage', { key: 'meridian-left', oldValue: null, newValue: '1' }))
  changePersonElsewhere(null)
}

test.each([
  ['the person signs out', signOutElsewhere, undefined],
  ['another person signs in', () => changePersonElsewhere('8'), 8],
])('when %s in another tab, drafts and personal caches are removed before views learn about it', (_, change, userId) => {
  setAccount({ userId: 7, favourites: [] })
  storeDraft('apply', { message: 'Hello' })
  const queries = new QueryClient()
  for (const path of ['/api/account/session', '/api/search']) queries.setQueryData(['get', path], {})
  const drafts: string[][] = []
  const unsubscribe = accountStore.subscribe(() => drafts.push(Object.keys(sessionStorage)))
  watchOtherTabs(queries)

  change()

  unsubscribe()
  expect(drafts).toEqual([[]])
  expect(queries.getQueryCache().getAll().map(({ queryKey }) => queryKey[1])).toEqual(['/api/search'])
  expect(accountStore.get()?.userId).toBe(userId)
})

test('a session that ended in another tab keeps what was typed, until another person signs in there', () => {
  setAccount({ userId: 7, favourites: [] })
  storeDraft('apply', { message: 'Hello' })
  watchOtherTabs(new QueryClient())
  changePersonElsewhere(null)
  expect(accountStore.get()).toBeUndefined()
  expect(Object.keys(sessionStorage)).toEqual(['meridian-draft-apply'])
  changePersonElsewhere('7')
  expect(Object.keys(sessionStorage)).toEqual(['meridian-draft-apply'])
  changePersonElsewhere(null)
  changePersonElsewhere('8')
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('signing in and a new favourite in another tab keep what was typed', () => {
  setAccount({ userId: 7, favourites: [] })
  watchOtherTabs(new QueryClient())
  setAccount(undefined)
  storeDraft('need_assistance', { description: 'Hello' })
  watchOtherTabs(new QueryClient())
  changePersonElsewhere('7')
  localStorage.setItem('fav_course', '1')
  dispatchEvent(new StorageEvent('storage', { key: 'fav_course', oldValue: '', newValue: '1' }))
  expect(Object.keys(sessionStorage)).toEqual(['meridian-draft-need_assistance'])
  expect(accountStore.get()).toEqual({ userId: 7, favourites: [1] })
})

test.each([
  [[1], [2, 1]],
  [[2, 1], [1]],
])('a response that is older than a changed favourite keeps the change: %o, then %o', async (older, newer) => {
  let respond: (response: Response) => void = () => undefined
  const response = new Promise<Response>((resolve) => {
    respond = resolve
  })
  const fetch = vi.fn(() => response)
  vi.stubGlobal('fetch', fetch)
  setAccount({ userId: 7, favourites: older })
  const session = new QueryClient().fetchQuery(sessionQuery())
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce())
  setAccount({ userId: 7, favourites: newer })
  respond(Response.json({ person: { user_id: 7, fav_course: older }, local_mailbox: false }))
  await session
  expect(accountStore.get()).toEqual({ userId: 7, favourites: newer })
})

test.each([7, 8])('a response contains the favourites of person %i, if none changed during the request', async (userId) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ person: { user_id: userId, fav_course: [3] }, local_mailbox: false })))
  setAccount({ userId: 7, favourites: [1] })
  await new QueryClient().fetchQuery(sessionQuery())
  expect(accountStore.get()).toEqual({ userId, favourites: [3] })
})
