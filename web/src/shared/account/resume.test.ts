import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { setAccount } from './accountStore'
import { changeFavourite } from './favourites'
import { changeFollow } from './following/follow'
import { changeReminder } from './following/reminder'
import { PENDING_ACTION_KEY, storePendingAction, type PendingAction } from './pendingAction'
import { readPendingAction, resumePendingAction } from './resume'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  localStorage.clear()
})

const ACTIONS: readonly PendingAction[] = [
  { kind: 'favourite', course: { id: 7, name: 'Law' }, isRemoval: true },
  { kind: 'follow', institute: { id: 7, name: 'University of Leeds' }, isRemoval: false },
  { kind: 'remind', scholarship: { id: 7, name: 'A grant' }, isRemoval: true },
  { kind: 'form', dialog: { form: 'apply', course: { id: 7, name: 'Law' } } },
  { kind: 'form', dialog: { form: 'need_assistance', course: undefined } },
  { kind: 'visit', url: '/shortlist?page=2' },
]

test.each(ACTIONS)('the action %o goes on', (action) => {
  storePendingAction(action)
  expect(readPendingAction()).toEqual(action)
  storePendingAction(undefined)
  expect(readPendingAction()).toBeUndefined()
})

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', ''])('no other site is opened: %s', (url) => {
  // Without the check of `url`, a browser would leave the site.
  if (url !== '') expect(new URL(url, location.origin).origin).not.toBe(location.origin)
  sessionStorage.setItem(PENDING_ACTION_KEY, JSON.stringify({ kind: 'visit', url }))
  expect(readPendingAction()).toBeUndefined()
})

test.each(['nonsense', '7', '{"kind":"favourite"}', '{"kind":"follow","institute":{"id":"7"}}', '{"kind":"remind","course":{"id":7,"name":"A grant"}}', '{"kind":"form","dialog":{"form":"login"}}'])('an invalid value is no action: %s', (stored) => {
  sessionStorage.setItem(PENDING_ACTION_KEY, stored)
  expect(readPendingAction()).toBeUndefined()
})

const ROW = { id: 7, name: 'Law' }

test.each<[string, (queries: QueryClient, isAdded: boolean) => Promise<void>, RegExp, RegExp]>([
  ['favourite', (_, isAdded) => changeFavourite(ROW, isAdded), /fav_check\W+1/, /fav_check\W+0/],
  ['followed institute', (queries, isAdded) => changeFollow(queries, ROW, isAdded), /^PUT/, /^DELETE/],
  ['reminder', (queries, isAdded) => changeReminder(queries, ROW, isAdded), /^PUT/, /^DELETE/],
])('after the session has ended, signing in repeats the same change of a %s', async (_, change, addition, removal) => {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    calls.push(`${request.method} ${await request.text()}`)
    return Response.json({ detail: 'signed out' }, { status: 401 })
  })
  const queries = new QueryClient()
  for (const isAdded of [true, false]) {
    calls.length = 0
    setAccount({ userId: 1, favourites: [] })
    await change(queries, isAdded)
    setAccount({ userId: 1, favourites: [] })
    resumePendingAction(queries, () => {})
    await vi.waitFor(() => expect(calls).toHaveLength(2))
    for (const call of calls) expect(call).toMatch(isAdded ? addition : removal)
  }
})
