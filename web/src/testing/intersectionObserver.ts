import { vi } from 'vitest'

/** Replaces the observer of the browser until `vi.unstubAllGlobals`. Returns a function that delivers entries to its callback. */
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
