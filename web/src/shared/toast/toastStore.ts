import { createStore } from '@/shared/state/store'

/** A short message that closes by itself. Each toast is a new object, so the same text can be shown again. */
export interface ToastMessage {
  readonly text: string
  readonly tone: 'success' | 'danger'
  /**
   * Whether the page itself shows the change that the toast reports. The toast then closes earlier.
   */
  readonly isBrief?: boolean
  /**
   * Whether the reported action leads to another page, on which the toast must still be visible.
   */
  readonly staysOnNextPage?: boolean
}

export const toastStore = createStore<ToastMessage | undefined>(undefined)

/** The toast that has already stayed during one page change. */
let takenAlong: ToastMessage | undefined

/**
 * Closes the toast of the page that the visitor leaves. A toast with `staysOnNextPage` stays on the
 * next page, and closes when the visitor leaves that page.
 */
export function closeToastOfLeftPage(): void {
  const toast = toastStore.get()
  const staysOnNextPage = toast?.staysOnNextPage === true && toast !== takenAlong
  takenAlong = staysOnNextPage ? toast : undefined
  if (!staysOnNextPage) toastStore.set(undefined)
}
