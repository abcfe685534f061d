/** Matches the error messages of Chromium and Firefox, of Safari, and of Vite. */
const LOAD_FAILURE = /dynamically imported module|importing a module script failed|unable to preload css/i

/** Whether the code or the styles of a page could not be loaded. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && LOAD_FAILURE.test(error.message)
}
