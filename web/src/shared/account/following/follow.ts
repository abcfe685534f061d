import type { QueryClient } from '@tanstack/react-query'
import { fetchClient } from '@/shared/api/client'
import { toApiProblem } from '@/shared/api/problem'
import { openSignIn } from '@/shared/overlays/overlayStore'
import { setAccount } from '../accountStore'
import { showToast } from '../favourites'
import { followedInstitutesQuery } from './followedInstitutes'

const PATH = '/api/account/followed-institutes/{institute_id}'
const SIGNED_OUT = 401

interface FollowedInstitute {
  readonly id: number
  readonly name: string
}

/**
 * Follows an institute or stops following it, and confirms the change in a toast. If the session has
 * ended, opens the sign-in dialog.
 */
export async function changeFollow(queries: QueryClient, { id, name }: FollowedInstitute, isAdded: boolean): Promise<void> {
  const options = { params: { path: { institute_id: id } } }
  const { queryKey } = followedInstitutesQuery()
  try {
    const { data } = await (isAdded ? fetchClient.PUT(PATH, options) : fetchClient.DELETE(PATH, options))
    // Cancels running requests, because an older response would replace the new list.
    await queries.cancelQueries({ queryKey })
    queries.setQueryData(queryKey, data)
    showToast(isAdded ? 'followed' : 'unfollowed', 'success')
  } catch (error) {
    if (toApiProblem(error).status === SIGNED_OUT) {
      setAccount(undefined)
      openSignIn('follow', name, { kind: 'follow', institute: { id, name }, isRemoval: !isAdded })
    } else showToast('failed', 'danger')
  }
}
