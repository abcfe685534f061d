import { createStore } from '@/shared/state/store'

/** A short message that closes by itself. Each toast is a new object, so the same text can be shown again. */
export interface ToastMessage {
  readonly text: string
  readonly tone: 'success' | 'danger'
  /** The page itself shows the change that the toast reports. */
  readonly isBrief?: boolean
  /** The action that the toast reports leads to another page, where the toast is still shown. */
  readonly staysOnNextPage?: boolean
}

export const toastStore = createStore<ToastMessage | undefined>(undefined)

/** The toast that was taken to a next page already. */
let takenAlong: ToastMessage | undefined

/** Closes the toast of the page that the visitor leaves. One with `staysOnNextPage` closes when the visitor leaves that next page. */
export function closeToastOfLeftPage(): void {
  const toast = toastStore.get()
  const staysOnNextPage = toast?.staysOnNextPage === true && toast !== takenAlong
  takenAlong = staysOnNextPage ? toast : undefined
  if (!staysOnNextPage) toastStore.set(undefined)
}
