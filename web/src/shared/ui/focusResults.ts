/** The id of the page's main element, the target of the skip link. */
export const RESULTS_ID = 'results'

/** Focuses the main element when the focused element will be removed, so that the next Tab starts there. */
export function focusResults(): void {
  document.getElementById(RESULTS_ID)?.focus({ preventScroll: true })
}
