import { createStore } from '@/shared/state/store'
import { added, basketOf, removed, storedForm, type Basket, type ComparedItem } from './basket'

const STORED_AS = 'meridian-compare'

/** The one basket of this browser; other tabs follow. */
export const compareStore = createStore<Basket>(basketOf(localStorage.getItem(STORED_AS)))

globalThis.addEventListener('storage', ({ key, newValue }) => {
  if (key === STORED_AS) compareStore.set(basketOf(newValue))
})

function keep(basket: Basket): void {
  localStorage.setItem(STORED_AS, storedForm(basket))
  compareStore.set(basket)
}

export const addToComparison = (item: ComparedItem) => keep(added(compareStore.get(), item))
export const removeFromComparison = (id: number) => keep(removed(compareStore.get(), id))
export const openComparison = () => keep({ ...compareStore.get(), isOpen: true })
export const closeComparison = () => keep({ ...compareStore.get(), isOpen: false, refusal: undefined })
