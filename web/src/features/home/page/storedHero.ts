import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { EMPTY_HERO, type HeroState } from '../state/heroState'

/** The key of the inputs in the state of the history entry. React Router keeps unknown keys. */
const KEY = 'hero1'
/** The pause before the inputs are stored. Browsers limit how often a page may change its history entry. */
const DELAY_MS = 300

/** Reads the inputs of this history entry. The inputs are restored after Back and after a reload. */
export function readStoredHero(): HeroState {
  const stored = (globalThis.history?.state as Readonly<Record<string, Partial<HeroState> | undefined>> | null | undefined)?.[KEY]
  return { ...EMPTY_HERO, ...stored }
}

/** Stores the inputs in the history entry. */
export function storeHero(state: HeroState): void {
  const inputs: HeroState = { ...state, pending: undefined, alert: undefined, wasSubmitted: false }
  history.replaceState({ ...history.state, [KEY]: inputs }, '')
}

/** Stores the inputs when the visitor pauses, and in each new history entry, for example after a change of the currency. */
export function useStoredHero(state: HeroState): void {
  const { key } = useLocation()
  useEffect(() => {
    if (state === EMPTY_HERO) return
    const timer = setTimeout(() => storeHero(state), DELAY_MS)
    return () => clearTimeout(timer)
  }, [state, key])
}
