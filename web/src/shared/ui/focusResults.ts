/** The id of the page's main element, the target of the skip link. */
export const RESULTS_ID = 'results'

/** Focuses the main element. Called before the focused element is removed, so that the next Tab starts at the main element. */
export function focusResults(): void {
  document.getElementById(RESULTS_ID)?.focus({ preventScroll: true })
}
