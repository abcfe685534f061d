import type { QueryClient } from '@tanstack/react-query'
import { api, fetchClient } from '@/shared/api/client'
import type { components } from '@/shared/api/schema'
import { removeDrafts } from '@/shared/forms/drafts'
import { accountStore, setAccount, type Account } from './accountStore'
import { forgetRegistration } from './pendingRegistration'

export type CurrentPerson = components['schemas']['CurrentPerson']
type CurrentSession = components['schemas']['CurrentSession']

const SESSION_PATH = '/api/account/session'
const SESSION_RETRIES = 2
/** The localStorage key of the person (`accountStore.ts`). */
const USER_ID_KEY = 'user_Id'

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
  // Without retries, one failed request would look as if signing in had failed.
  return (await queries.fetchQuery({ ...sessionQuery(), staleTime: 0, retry: SESSION_RETRIES })).person
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
 * when another person signs in there. Does not change the stored account, which the other tab may
 * have replaced already. Returns a function that removes the listener.
 */
export function watchOtherTabs(queries: QueryClient): () => void {
  const handleStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === null || (key === USER_ID_KEY && oldValue !== null && oldValue !== newValue)) removePersonalValues(queries)
  }
  // A capturing listener runs before the listener of the account store. Open forms start again when
  // the account changes, and must not find the drafts of the previous person then.
  globalThis.addEventListener('storage', handleStorage, true)
  return () => globalThis.removeEventListener('storage', handleStorage, true)
}
