/** The id of what a page is about: its main part, which the skip link leads to and which can take the focus. */
export const RESULTS_ID = 'results'

/** Puts the focus on the page's main part when what held it is about to go, so that the next Tab starts there. */
export function focusResults(): void {
  document.getElementById(RESULTS_ID)?.focus({ preventScroll: true })
}
