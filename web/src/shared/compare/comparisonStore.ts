import { createStore } from '@/shared/state/store'
import { addCourse, parseStoredComparison, removeCourse, serializeComparison, type Comparison, type ComparedItem } from './comparison'

const STORAGE_KEY = 'meridian-compare'

/** The stored comparison of this browser. A storage event updates other tabs. */
export const comparisonStore = createStore<Comparison>(parseStoredComparison(localStorage.getItem(STORAGE_KEY)))

globalThis.addEventListener('storage', ({ key, newValue }) => {
  if (key === STORAGE_KEY) comparisonStore.set(parseStoredComparison(newValue), true)
})

function storeComparison(comparison: Comparison): void {
  localStorage.setItem(STORAGE_KEY, serializeComparison(comparison))
  comparisonStore.set(comparison)
}

/**
 * The time in ms for which the message about a refused course is visible. Section 9 of the
 * specification fixes this time for all toasts.
 */
const REFUSAL_MS = 1000
let refusalTimer: ReturnType<typeof setTimeout> | undefined

export function addToComparison(item: ComparedItem): void {
  storeComparison(addCourse(comparisonStore.get(), item))
  clearTimeout(refusalTimer)
  refusalTimer = setTimeout(clearRefusal, REFUSAL_MS)
}

/** Closes the message about a course that was not added. */
export function clearRefusal(): void {
  const comparison = comparisonStore.get()
  if (comparison.refusal !== undefined) comparisonStore.set({ ...comparison, refusal: undefined })
}

export const removeFromComparison = (id: number) => storeComparison(removeCourse(comparisonStore.get(), id))
export const openComparison = () => storeComparison({ ...comparisonStore.get(), isOpen: true })
export const closeComparison = () => storeComparison({ ...comparisonStore.get(), isOpen: false, refusal: undefined })
