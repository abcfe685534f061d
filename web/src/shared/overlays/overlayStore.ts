import type { SignInReason } from '@/shared/account/signInReasons'
import type { SharedPage } from '@/shared/share/sharedPage'
import { createStore } from '@/shared/state/store'
import { focusResults } from '@/shared/ui/focusResults'
import { NO_OVERLAY, parseStoredOverlay, serializeOverlay, type Overlay } from './overlay'

const STORAGE_KEY = 'meridian-dialog'

const getCurrentUrl = () => location.pathname + location.search

/** The open dialog. After a reload of the page, the same dialog opens again. */
export const overlayStore = createStore<Overlay>(parseStoredOverlay(localStorage.getItem(STORAGE_KEY), getCurrentUrl()))
storeOverlay(overlayStore.get())

/** The element that had the focus before the dialog opened. */
let opener: Element | null = null

/** Stores an open dialog. If no dialog is open, removes the stored dialog. */
function storeOverlay(overlay: Overlay): void {
  const stored = serializeOverlay(overlay, getCurrentUrl())
  if (stored === null) localStorage.removeItem(STORAGE_KEY)
  else localStorage.setItem(STORAGE_KEY, stored)
}

function show(overlay: Overlay): void {
  storeOverlay(overlay)
  overlayStore.set(overlay)
}

function open(overlay: Overlay): void {
  // If a dialog replaces another dialog, the opener of the first dialog gets the focus back.
  if (overlayStore.get().kind === 'none') opener = document.activeElement
  show(overlay)
}

export const openShare = (page: SharedPage) => open({ kind: 'share', page })
/** Opens the dialog for a suggested edit or a review. `course` is the name of the course. */
export const openReview = (course: string) => open({ kind: 'review', course })
/** Opens the sign-in dialog. `course` is the name of the course that the action belongs to. */
export const openSignIn = (reason: SignInReason, course?: string) => open({ kind: 'signIn', reason, course })
export const closeOverlay = () => show(NO_OVERLAY)

/** Returns the focus to the element that opened the dialog. After a reload, the main element gets the focus. */
export function returnFocus(): void {
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  else focusResults()
}
