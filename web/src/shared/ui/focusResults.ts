/** The id of the main element of the page. The skip link leads to this element. */
export const RESULTS_ID = 'results'

/** Focuses the main element. Call this before the focused element is removed. The next Tab then starts at the main element. */
export function focusResults(): void {
  document.getElementById(RESULTS_ID)?.focus({ preventScroll: true })
}
