import { createStore } from '@/shared/state/store'

/** The institute whose courses lie over the page, if any. */
export interface RelevantTo {
  readonly slug: string
  readonly name: string
}

export const relevantStore = createStore<RelevantTo | undefined>(undefined)

/** What had the focus when the dialog was asked for. */
let opener: Element | null = null

export function openRelevant(institute: RelevantTo): void {
  opener = document.activeElement
  relevantStore.set(institute)
}

export const closeRelevant = () => relevantStore.set(undefined)

/** Gives the focus back to what opened the dialog, once it is gone and if the page is still the same. */
export function returnFocusFromRelevant(): void {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
}
