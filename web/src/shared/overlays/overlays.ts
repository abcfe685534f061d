import type { Wish } from '@/shared/account/wishes'
import type { SharedPage } from '@/shared/share/sharedPage'
import { createStore } from '@/shared/state/store'

/** The dialog that is open over the page, if any. */
export type Overlay =
  | { readonly kind: 'none' }
  | { readonly kind: 'share'; readonly page: SharedPage }
  | { readonly kind: 'signIn'; readonly wish: Wish; readonly course: string | undefined }

const NONE: Overlay = { kind: 'none' }

export const overlayStore = createStore<Overlay>(NONE)
export const openShare = (page: SharedPage) => overlayStore.set({ kind: 'share', page })
/** The dialog of sign-in, with what it is needed for and the name of the course. */
export const askToSignIn = (wish: Wish, course?: string) => overlayStore.set({ kind: 'signIn', wish, course })
export const closeOverlay = () => overlayStore.set(NONE)
