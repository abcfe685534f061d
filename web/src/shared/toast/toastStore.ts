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

/** Closes the toast of the page that the visitor leaves. */
export function closeToastOfLeftPage(): void {
  if (toastStore.get()?.staysOnNextPage !== true) toastStore.set(undefined)
}
