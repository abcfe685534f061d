import type { QueryClient } from '@tanstack/react-query'
import { api, fetchClient } from '@/shared/api/client'
import type { components } from '@/shared/api/schema'
import { removeDrafts } from '@/shared/forms/drafts'
import { accountStore, setAccount, type Account } from './accountStore'
import { forgetRegistration } from './pendingRegistration'

export type CurrentPerson = components['schemas']['CurrentPerson']
type CurrentSession = components['schemas']['CurrentSession']

const SESSION_PATH = '/api/account/session'
/** The localStorage key of the person (`accountStore.ts`). */
const USER_ID_KEY = 'user_Id'
/**
 * This localStorage key is written for a moment when a person signs out or another person signs in. The event tells
 * other tabs that the session has not merely ended.
 */
const LEFT_KEY = 'meridian-left'
/** The id of the last person whom this tab knew. */
let lastUserId: string | null = null
/** Set by `watchOtherTabs`. */
let watchedQueries: QueryClient

/**
 * Requests the person of the session. Each response also updates the account stored in this
 * browser.
 */
export const sessionQuery = () => ({
  ...api.queryOptions('get', SESSION_PATH),
  queryFn: async ({ signal }: { readonly signal?: AbortSignal }): Promise<CurrentSession> => {
    const before = accountStore.get()
    const { data } = await fetchClient.GET(SESSION_PATH, signal ? { signal } : {})
    if (!data) throw new Error('The response has no body')
    adoptPerson(data.person, before)
    return data
  },
})

/** `before` is the stored account at the time of the request. */
function adoptPerson(person: CurrentPerson | null, before: Account | undefined): void {
  const known = accountStore.get()
  // If the favourites changed during the request, the response may be older than the stored list.
  const isNewer = known !== before && known?.userId === person?.user_id
  if (person && !isNewer) setAccount({ userId: person.user_id, favourites: person.fav_course })
  else if (!person && known) setAccount(undefined)
}

/**
 * Requests the session again after signing in. First removes the stored values of the previous
 * person. `keptDraft` is the name of a form whose draft must stay, because the visitor continues
 * with it.
 */
export async function startSession(queries: QueryClient, keptDraft?: string): Promise<CurrentPerson | null> {
  clearPerson(queries, keptDraft)
  return (await queries.fetchQuery({ ...sessionQuery(), staleTime: 0 })).person
}

/** Ends the session of this browser. Rejects with an ApiProblem if the request fails. */
export async function signOut(): Promise<void> {
  await fetchClient.POST('/api/account/sign-out')
}

/**
 * Removes the stored values of a person: account, drafts, pending registration and personal caches. Other values, such
 * as language, colours and comparison, stay. `keptDraft` is the name of a form whose draft stays.
 */
export function clearPerson(queries: QueryClient, keptDraft?: string): void {
  if (accountStore.get() !== undefined) {
    localStorage.setItem(LEFT_KEY, '1')
    localStorage.removeItem(LEFT_KEY)
  }
  setAccount(undefined)
  removePersonalValues(queries, keptDraft)
}

function removePersonalValues(queries: QueryClient, keptDraft?: string): void {
  removeDrafts(keptDraft)
  forgetRegistration()
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey.some((part) => typeof part === 'string' && /^\/(?:api\/account|crm)\//.test(part)) })
}

/**
 * Removes the drafts and personal caches of this tab when the person signs out in another tab, or
 * when another person signs in there. If the session has merely ended, they stay. Does not change
 * the stored account, which the other tab may have replaced already. Watches until the page is left,
 * because another person can also sign in after the session has ended. Repeated calls are allowed.
 */
export function watchOtherTabs(queries: QueryClient): void {
  lastUserId = localStorage.getItem(USER_ID_KEY) ?? lastUserId
  watchedQueries = queries
  // A capturing listener runs before the listener of the account store. Open forms start again when
  // the account changes, and must not find the drafts of the previous person then. The browser adds
  // the same listener only once.
  globalThis.addEventListener('storage', handleStorage, true)
}

function handleStorage({ key, newValue }: StorageEvent): void {
  const isOtherPerson = key === USER_ID_KEY && newValue !== null && lastUserId !== null && newValue !== lastUserId
  if (key === USER_ID_KEY) lastUserId = newValue ?? lastUserId
  if (key === null || key === LEFT_KEY || isOtherPerson) removePersonalValues(watchedQueries)
}
