import i18next from 'i18next'
import '@/shared/texts/account/addAccountTexts'
import { fetchClient } from '@/shared/api/client'
import { toApiProblem } from '@/shared/api/problem'
import { FORM_ENCODED } from '@/shared/forms/formEncoded'
import { openSignIn } from '@/shared/overlays/overlayStore'
import { toastStore, type ToastMessage } from '@/shared/toast/toastStore'
import { accountStore, setAccount } from './accountStore'

interface FavouriteCourse {
  readonly id: number
  readonly name: string
  readonly institute_name?: string
}

const SIGNED_OUT = 401
const KNOWN_TEXT = 'Course already Marked as Favorite'

/**
 * Stores or removes a favourite, and confirms the change in a toast. If the session has ended, opens
 * the sign-in dialog.
 */
export async function changeFavourite(course: FavouriteCourse, isAdded: boolean): Promise<void> {
  const account = accountStore.get()
  if (!account) return askToSignIn(course, isAdded)
  try {
    const { data } = await fetchClient.POST('/crm/favCourse.php', {
      body: {
        user_id: String(account.userId),
        course_id: String(course.id),
        fav_check: isAdded ? '1' : '0',
        course_name: course.name.slice(0, VALUE_MAX_CHARACTERS),
        university_name: (course.institute_name ?? '').slice(0, VALUE_MAX_CHARACTERS),
      },
      headers: FORM_ENCODED,
    })
    const known = accountStore.get()
    // The person may have signed out during the request.
    if (!data || known?.userId !== account.userId) return
    setAccount({ ...known, favourites: known === account ? data.fav_course : changeList(known.favourites, course.id, isAdded) })
    showToast(isAdded ? (data.message === KNOWN_TEXT ? 'known' : 'added') : 'removed', 'success')
  } catch (error) {
    if (toApiProblem(error).status === SIGNED_OUT) askToSignIn(course, isAdded)
    else showToast('failed', 'danger')
  }
}

const VALUE_MAX_CHARACTERS = 300

/**
 * Changes one course of the stored list. If other favourites changed during a request, the list of
 * the response may be older than the stored list.
 */
function changeList(favourites: readonly number[], id: number, isAdded: boolean): readonly number[] {
  if (favourites.includes(id) === isAdded) return favourites
  return isAdded ? [id, ...favourites] : favourites.filter((each) => each !== id)
}

function askToSignIn({ id, name }: FavouriteCourse, isAdded: boolean): void {
  setAccount(undefined)
  openSignIn('favourite', name, { kind: 'favourite', course: { id, name }, isRemoval: !isAdded })
}

export function showToast(text: 'added' | 'known' | 'removed' | 'failed' | 'followed' | 'unfollowed' | 'reminded' | 'unreminded' | 'searchSaved' | 'searchChanged' | 'searchDeleted', tone: ToastMessage['tone']): void {
  toastStore.set({ text: i18next.t(`toast.${text}`, { ns: 'account' }), tone })
}
