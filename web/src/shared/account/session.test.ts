import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { accountStore, setAccount } from './accountStore'
import { storeDraft } from '@/shared/forms/drafts'
import { readRegistration, storeRegistration } from './pendingRegistration'
import { clearPerson } from './session'

afterEach(() => {
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
