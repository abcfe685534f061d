import { accountStore } from '@/shared/account/accountStore'
import { storePendingAction, type PendingAction } from '@/shared/account/pendingAction'
import type { SignInReason } from '@/shared/account/signInReasons'
import type { SharedPage } from '@/shared/share/sharedPage'
import { createStore } from '@/shared/state/store'
import { focusResults } from '@/shared/ui/focusResults'
import { NO_OVERLAY, type DialogForm, type FormDialog, type Overlay } from './overlay'

const STORAGE_KEY = 'meridian-dialog'

const getCurrentUrl = () => location.pathname + location.search

/** The open dialog. After a reload of the page, the stored dialog opens again, except the sign-out dialog. */
export const overlayStore = createStore<Overlay>(NO_OVERLAY)

const stored = localStorage.getItem(STORAGE_KEY)
if (stored !== null) void import('./storedOverlay').then(({ parseStoredOverlay }) => show(parseStoredOverlay(stored, getCurrentUrl())))

/** The element that had the focus before the dialog opened. */
let opener: Element | null = null

/**
 * Shows a dialog. Stores an open dialog with the URL of its page, and removes the stored dialog
 * when it closes.
 */
function show(overlay: Overlay): void {
  if (overlay.kind === 'none') localStorage.removeItem(STORAGE_KEY)
  else localStorage.setItem(STORAGE_KEY, JSON.stringify({ address: getCurrentUrl(), overlay }))
  overlayStore.set(overlay)
}

export function openOverlay(overlay: Overlay): void {
  // If a dialog replaces another one, the opener of the first dialog is kept, because it gets the
  // focus back at the end.
  if (overlayStore.get().kind === 'none') opener = document.activeElement
  show(overlay)
}

export const openShare = (page: SharedPage) => openOverlay({ kind: 'share', page })
export const closeOverlay = () => show(NO_OVERLAY)

/**
 * Opens the sign-in dialog. `course` is the name of the course, institute or scholarship of the action, if any.
 * `next` is the action that continues after signing in.
 */
export function openSignIn(reason: SignInReason, course?: string, next?: PendingAction): void {
  storePendingAction(next)
  openOverlay({ kind: 'signIn', reason, course })
}

/**
 * The forms that need an account before they open, with the reason. `apply_now` and `suggest_edit`
 * need an account only when they are sent. `need_assistance` needs none.
 */
const REASONS: Readonly<Partial<Record<DialogForm, SignInReason>>> = {
  apply: 'apply',
  request_info: 'enquiry',
  eligibility: 'assistance',
  counselling: 'assistance',
}

/** Opens a form. If `REASONS` lists the form, a visitor first gets the sign-in dialog. */
export function openForm(form: DialogForm, course?: FormDialog['course']): void {
  const dialog: FormDialog = { form, course: course && { id: course.id, name: course.name } }
  const reason = REASONS[form]
  if (reason && !accountStore.get()) openSignIn(reason, course?.name, { kind: 'form', dialog })
  else openOverlay({ kind: 'form', ...dialog })
}

/**
 * Returns the focus to the element that opened the dialog. If this element is not on the page, for example after a
 * reload, the main element gets the focus.
 */
export function returnFocus(): void {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
  else focusResults()
}
