import type { SignInReason } from '@/shared/account/signInReasons'
import type { SharedPage } from '@/shared/share/sharedPage'
import { createStore } from '@/shared/state/store'
import { focusResults } from '@/shared/ui/focusResults'
import { NO_OVERLAY, parseStoredOverlay, serializeOverlay, type Overlay } from './overlay'

const STORAGE_KEY = 'meridian-dialog'

const getCurrentUrl = () => location.pathname + location.search

/** The open dialog. A dialog that was open before a reload opens again. */
export const overlayStore = createStore<Overlay>(parseStoredOverlay(localStorage.getItem(STORAGE_KEY), getCurrentUrl()))
storeOverlay(overlayStore.get())

/** The element that had the focus before the dialog opened. It is stored at once, because the code of the dialog may load later. */
let opener: Element | null = null

/** Stores an open dialog and removes the entry when the dialog closes. */
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
  // When one dialog replaces another, closing returns the focus to the element that opened the first.
  if (overlayStore.get().kind === 'none') opener = document.activeElement
  show(overlay)
}

export const openShare = (page: SharedPage) => open({ kind: 'share', page })
/** Opens the dialog for suggesting an edit or reviewing a course. `course` is its name. */
export const openReview = (course: string) => open({ kind: 'review', course })
/** Opens the sign-in dialog. `course` is the name of the course, if the action concerns one. */
export const openSignIn = (reason: SignInReason, course?: string) => open({ kind: 'signIn', reason, course })
export const closeOverlay = () => show(NO_OVERLAY)

/** Returns the focus to the element that opened the dialog. After a reload the main element takes the focus. */
export function returnFocus(): void {
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  else focusResults()
}
