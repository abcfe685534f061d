import { vi } from 'vitest'

/**
 * Replaces IntersectionObserver until `vi.unstubAllGlobals`. Returns a function that delivers entries to the callback
 * of the observer that was created last.
 */
export function stubIntersectionObserver() {
  let callback: (entries: { isIntersecting: boolean }[]) => void = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(given: typeof callback) {
        callback = given
      }
      observe() {}
      disconnect() {}
    },
  )
  return (entries: { isIntersecting: boolean }[]) => callback(entries)
}
