import { createStore } from '@/shared/state/store'

/** The institute whose courses the open dialog shows, if any. */
export interface RelevantTo {
  readonly slug: string
  readonly name: string
}

export const relevantStore = createStore<RelevantTo | undefined>(undefined)

/** The element that had the focus before the dialog opened. */
let opener: Element | null = null

export function openRelevant(institute: RelevantTo): void {
  opener = document.activeElement
  relevantStore.set(institute)
}

export const closeRelevant = () => relevantStore.set(undefined)

/** Returns the focus to the element that opened the dialog, if it is still on the page. */
export function returnFocusFromRelevant(): void {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
}
