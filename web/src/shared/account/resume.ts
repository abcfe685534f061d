import type { QueryClient } from '@tanstack/react-query'
import { parseFormDialog, parseJson, toRecord } from '@/shared/overlays/storedOverlay'
import { closeOverlay, openForm } from '@/shared/overlays/overlayStore'
import { changeFavourite } from './favourites'
import { changeFollow } from './following/follow'
import { changeReminder } from './following/reminder'
import { PENDING_ACTION_KEY, storePendingAction, type PendingAction } from './pendingAction'

/**
 * A flag of the specification: '1' while the form ApplyNow waits until the visitor has registered.
 */
const APPLY_AFTER_REGISTER_KEY = 'apply-after-register'

export const markApplyAfterRegister = () => localStorage.setItem(APPLY_AFTER_REGISTER_KEY, '1')

export function readPendingAction(): PendingAction | undefined {
  const { kind, course, institute, scholarship, dialog, url, ...stored } = toRecord(parseJson(sessionStorage.getItem(PENDING_ACTION_KEY)))
  const { id, name } = toRecord(kind === 'follow' ? institute : kind === 'remind' ? scholarship : course)
  const form = parseFormDialog(dialog)
  const isRemoval = stored.isRemoval === true
  if (kind === 'favourite' && typeof id === 'number' && typeof name === 'string') return { kind, course: { id, name }, isRemoval }
  if (kind === 'follow' && typeof id === 'number' && typeof name === 'string') return { kind, institute: { id, name }, isRemoval }
  if (kind === 'remind' && typeof id === 'number' && typeof name === 'string') return { kind, scholarship: { id, name }, isRemoval }
  if (kind === 'form' && form) return { kind, dialog: form }
  // Accepts only paths of this site. A browser treats a URL that starts with '//' or '/\' as
  // another host.
  if (kind === 'visit' && typeof url === 'string' && /^\/(?![/\\])/.test(url)) return { kind, url }
  return undefined
}

/**
 * Continues the action that the visitor started before signing in. Returns false if there is none.
 */
export function resumePendingAction(queries: QueryClient, navigate: (url: string) => void): boolean {
  const action = readPendingAction()
  storePendingAction(undefined)
  if (localStorage.getItem(APPLY_AFTER_REGISTER_KEY) === '1') localStorage.setItem(APPLY_AFTER_REGISTER_KEY, '0')
  if (action?.kind === 'form') openForm(action.dialog.form, action.dialog.course)
  else closeOverlay()
  if (action?.kind === 'favourite') void changeFavourite(action.course, !action.isRemoval)
  if (action?.kind === 'follow') void changeFollow(queries, action.institute, !action.isRemoval)
  if (action?.kind === 'remind') void changeReminder(queries, action.scholarship, !action.isRemoval)
  if (action?.kind === 'visit') navigate(action.url)
  return action !== undefined
}
