import { createStore } from '@/shared/state/store'
import { addCourse, parseStoredComparison, removeCourse, serializeComparison, type Comparison, type ComparedItem } from './comparison'

const STORAGE_KEY = 'meridian-compare'

/** The stored comparison of this browser. Storage events update other tabs. */
export const comparisonStore = createStore<Comparison>(parseStoredComparison(localStorage.getItem(STORAGE_KEY)))

globalThis.addEventListener('storage', ({ key, newValue }) => {
  if (key === STORAGE_KEY) comparisonStore.set(parseStoredComparison(newValue))
})

function storeComparison(comparison: Comparison): void {
  localStorage.setItem(STORAGE_KEY, serializeComparison(comparison))
  comparisonStore.set(comparison)
}

export const addToComparison = (item: ComparedItem) => storeComparison(addCourse(comparisonStore.get(), item))
export const removeFromComparison = (id: number) => storeComparison(removeCourse(comparisonStore.get(), id))
export const openComparison = () => storeComparison({ ...comparisonStore.get(), isOpen: true })
export const closeComparison = () => storeComparison({ ...comparisonStore.get(), isOpen: false, refusal: undefined })
