import type { Wish } from '@/shared/account/wishes'
import type { SharedPage } from '@/shared/share/sharedPage'
import { createStore } from '@/shared/state/store'
import { focusResults } from '@/shared/ui/focusResults'
import { NO_OVERLAY, overlayOf, storedForm, type Overlay } from './overlay'

const STORED_AS = 'meridian-dialog'

const here = () => location.pathname + location.search

/** The dialog over the page; one that was open when the page was loaded again is open still. */
export const overlayStore = createStore<Overlay>(overlayOf(localStorage.getItem(STORED_AS), here()))
keep(overlayStore.get())

/** What had the focus when the dialog was asked for; the dialog's own code may come later. */
let opener: Element | null = null

/** The browser knows of an open dialog, and forgets it with it. */
function keep(overlay: Overlay): void {
  const stored = storedForm(overlay, here())
  if (stored === null) localStorage.removeItem(STORED_AS)
  else localStorage.setItem(STORED_AS, stored)
}

function show(overlay: Overlay): void {
  keep(overlay)
  overlayStore.set(overlay)
}

function open(overlay: Overlay): void {
  // A dialog that takes the place of another gives the focus back to what opened the first.
  if (overlayStore.get().kind === 'none') opener = document.activeElement
  show(overlay)
}

export const openShare = (page: SharedPage) => open({ kind: 'share', page })
/** The dialog of a suggested edit or a review of a course, by its name. */
export const openReview = (course: string) => open({ kind: 'review', course })
/** The dialog of sign-in, with what it is needed for and the name of the course. */
export const askToSignIn = (wish: Wish, course?: string) => open({ kind: 'signIn', wish, course })
export const closeOverlay = () => show(NO_OVERLAY)

/** Gives the focus back to what opened the dialog, once it is gone; after a reload nobody knows what that was. */
export function returnFocus(): void {
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  else focusResults()
}
