import { createStore } from '@/shared/state/store'

/** A short message that closes by itself. Each toast is a new object, so the same text can be shown again. */
export interface ToastMessage {
  readonly text: string
  readonly tone: 'success' | 'danger'
  /** The page itself shows the change that the toast reports. */
  readonly isBrief?: boolean
}

export const toastStore = createStore<ToastMessage | undefined>(undefined)
