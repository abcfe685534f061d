import { createStore } from '@/shared/state/store'

/** The institute whose courses the open dialog lists. */
export interface RelevantInstitute {
  readonly slug: string
  readonly name: string
}

export const relevantStore = createStore<RelevantInstitute | undefined>(undefined)

/** The element that had the focus before the dialog opened. */
let opener: Element | null = null

export function openRelevantCourses(institute: RelevantInstitute): void {
  opener = document.activeElement
  relevantStore.set(institute)
}

export const closeRelevantCourses = () => relevantStore.set(undefined)

/** Returns the focus to the element that opened the dialog, if this element is still on the page. */
export function returnFocusFromRelevantCourses(): void {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
}
