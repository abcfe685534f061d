import type { QueryClient } from '@tanstack/react-query'
import { fetchClient } from '@/shared/api/client'
import { toApiProblem } from '@/shared/api/problem'
import { openSignIn } from '@/shared/overlays/overlayStore'
import { setAccount } from '../accountStore'
import { showToast } from '../favourites'
import { remindersQuery } from './reminders'

const PATH = '/api/account/deadline-reminders/{scholarship_id}'
const SIGNED_OUT = 401

interface RemindedScholarship {
  readonly id: number
  readonly name: string
}

/**
 * Adds or removes the reminder of a deadline, and confirms the change in a toast. If the session has
 * ended, opens the sign-in dialog.
 */
export async function changeReminder(queries: QueryClient, { id, name }: RemindedScholarship, isAdded: boolean): Promise<void> {
  const options = { params: { path: { scholarship_id: id } } }
  const { queryKey } = remindersQuery()
  try {
    const { data } = await (isAdded ? fetchClient.PUT(PATH, options) : fetchClient.DELETE(PATH, options))
    // Cancels running requests, because an older response would replace the new list.
    await queries.cancelQueries({ queryKey })
    queries.setQueryData(queryKey, data)
    showToast(isAdded ? 'reminded' : 'unreminded', 'success')
  } catch (error) {
    if (toApiProblem(error).status === SIGNED_OUT) {
      setAccount(undefined)
      openSignIn('remind', name, { kind: 'remind', scholarship: { id, name }, isRemoval: !isAdded })
    } else showToast('failed', 'danger')
  }
}
