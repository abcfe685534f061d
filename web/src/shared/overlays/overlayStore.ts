import type { Wish } from '@/shared/account/wishes'
import type { SharedPage } from '@/shared/share/sharedPage'
import { createStore } from '@/shared/state/store'

/** The dialog that is open over the page, if any. */
export type Overlay =
  | { readonly kind: 'none' }
  | { readonly kind: 'share'; readonly page: SharedPage }
  | { readonly kind: 'review'; readonly course: string }
  | { readonly kind: 'signIn'; readonly wish: Wish; readonly course: string | undefined }

const NONE: Overlay = { kind: 'none' }

export const overlayStore = createStore<Overlay>(NONE)

/** What had the focus when the dialog was asked for; the dialog's own code may come later. */
let opener: Element | null = null

function open(overlay: Overlay): void {
  // A dialog that takes the place of another gives the focus back to what opened the first.
  if (overlayStore.get().kind === 'none') opener = document.activeElement
  overlayStore.set(overlay)
}

export const openShare = (page: SharedPage) => open({ kind: 'share', page })
/** The dialog of a suggested edit or a review of a course, by its name. */
export const openReview = (course: string) => open({ kind: 'review', course })
/** The dialog of sign-in, with what it is needed for and the name of the course. */
export const askToSignIn = (wish: Wish, course?: string) => open({ kind: 'signIn', wish, course })
export const closeOverlay = () => overlayStore.set(NONE)

/** Gives the focus back to what opened the dialog, once it is gone. */
export function returnFocus(): void {
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
}
