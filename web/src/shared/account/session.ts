import type { QueryClient } from '@tanstack/react-query'
import { api, fetchClient } from '@/shared/api/client'
import type { components } from '@/shared/api/schema'
import { removeDrafts } from '@/shared/forms/drafts'
import { accountStore, setAccount } from './accountStore'
import { forgetRegistration } from './pendingRegistration'

export type CurrentPerson = components['schemas']['CurrentPerson']
type CurrentSession = components['schemas']['CurrentSession']

const SESSION_PATH = '/api/account/session'

/** Who is signed in. Each response also updates the account that this browser remembers. */
export const sessionQuery = () => ({
  ...api.queryOptions('get', SESSION_PATH),
  queryFn: async ({ signal }: { readonly signal?: AbortSignal }): Promise<CurrentSession> => {
    const { data } = await fetchClient.GET(SESSION_PATH, signal ? { signal } : {})
    if (!data) throw new Error('The response has no body')
    adoptPerson(data.person)
    return data
  },
})

function adoptPerson(person: CurrentPerson | null): void {
  const known = accountStore.get()
  if (person) setAccount({ userId: person.user_id, favourites: person.fav_course })
  else if (known) setAccount(undefined)
}

/** Reads the session again after signing in. The values of another person are removed first. `keptDraft` is the form that goes on. */
export async function startSession(queries: QueryClient, keptDraft?: string): Promise<CurrentPerson | null> {
  clearPerson(queries, keptDraft)
  return (await queries.fetchQuery({ ...sessionQuery(), staleTime: 0 })).person
}

/** Ends the session of this browser. Rejects with an ApiProblem if the server cannot be reached. */
export async function signOut(): Promise<void> {
  await fetchClient.POST('/api/account/sign-out')
}

/** Removes what belongs to a person: account values, drafts and personal caches. Language, colours and comparison stay. */
export function clearPerson(queries: QueryClient, keptDraft?: string): void {
  setAccount(undefined)
  removeDrafts(keptDraft)
  forgetRegistration()
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey.some((part) => typeof part === 'string' && /^\/(?:api\/account|crm)\//.test(part)) })
}
