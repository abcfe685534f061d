import { useEffect } from 'react'
import { EMPTY_HERO, type HeroState } from '../state/heroState'

/** The key in the state of the history entry. React Router keeps it. */
const KEY = 'hero1'
/** Browsers limit how often a page may change its history entry. */
const DELAY_MS = 300

/** The inputs of this history entry, so that Back and a reload restore them. */
export function readStoredHero(): HeroState {
  const stored = (globalThis.history?.state as Readonly<Record<string, Partial<HeroState> | undefined>> | null | undefined)?.[KEY]
  return { ...EMPTY_HERO, ...stored }
}

/** Stores the inputs in the history entry. */
export function storeHero(state: HeroState): void {
  const inputs: HeroState = { ...state, pending: undefined, alert: undefined, wasSubmitted: false }
  history.replaceState({ ...history.state, [KEY]: inputs }, '')
}

/** Stores the inputs after each pause. */
export function useStoredHero(state: HeroState): void {
  useEffect(() => {
    if (state === EMPTY_HERO) return
    const timer = setTimeout(() => storeHero(state), DELAY_MS)
    return () => clearTimeout(timer)
  }, [state])
}
