import { useQuery } from '@tanstack/react-query'
import { useStore } from '@/shared/state/store'
import { accountStore } from './accountStore'
import { sessionQuery, type CurrentPerson } from './session'

interface CurrentPersonState {
  /** The id of the stored account. Undefined for a visitor. */
  readonly userId: number | undefined
  readonly isLoading: boolean
  /** Undefined for a visitor, and if the request has failed. */
  readonly person: CurrentPerson | undefined
}

/**
 * Returns the signed-in person, whose values prefill a form. The cached session may contain another
 * person: one whose session has ended, or one who has signed out in another tab. That person is
 * ignored.
 */
export function useCurrentPerson(): CurrentPersonState {
  const userId = useStore(accountStore)?.userId
  const session = useQuery({ ...sessionQuery(), enabled: userId !== undefined })
  const person = session.data?.person ?? undefined
  return { userId, isLoading: userId !== undefined && session.isPending, person: person?.user_id === userId ? person : undefined }
}
