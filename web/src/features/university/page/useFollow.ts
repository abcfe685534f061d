import { useQuery, useQueryClient } from '@tanstack/react-query'
import { accountStore } from '@/shared/account/accountStore'
import { followedInstitutesQuery } from '@/shared/account/following/followedInstitutes'
import { openSignIn } from '@/shared/overlays/overlayStore'
import { useStore } from '@/shared/state/store'
import type { InstituteSummary } from '../views/types'

/**
 * Returns whether the person follows an institute, and the action of the Follow button. A visitor
 * signs in first.
 */
export function useFollow({ id, institute_name: name }: Pick<InstituteSummary, 'id' | 'institute_name'>) {
  const queries = useQueryClient()
  const isSignedIn = useStore(accountStore) !== undefined
  const { data } = useQuery({ ...followedInstitutesQuery(), enabled: isSignedIn })
  const isFollowed = isSignedIn && (data?.results.some((each) => each.id === id) ?? false)
  const onFollow = () => {
    if (isSignedIn) void import('@/shared/account/following/follow').then(({ changeFollow }) => changeFollow(queries, { id, name }, !isFollowed))
    else openSignIn('follow', name, { kind: 'follow', institute: { id, name } })
  }
  return { isFollowed, onFollow }
}
