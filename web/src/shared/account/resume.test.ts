import { afterEach, expect, test } from 'vitest'
import { PENDING_ACTION_KEY, storePendingAction, type PendingAction } from './pendingAction'
import { readPendingAction } from './resume'

afterEach(() => sessionStorage.clear())

const ACTIONS: readonly PendingAction[] = [
  { kind: 'favourite', course: { id: 7, name: 'Law' } },
  { kind: 'follow', institute: { id: 7, name: 'University of Leeds' } },
  { kind: 'remind', scholarship: { id: 7, name: 'A grant' } },
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
