import { useInsertionEffect, useLayoutEffect, useRef } from 'react'

/** The key of the scroll positions in the storage of the tab. ScrollRestoration writes them when the page is left. */
export const POSITIONS_KEY = 'meridian-scroll'

/** The scroll position of the prerendered frame, and the largest position that its height allowed, in pixels. */
interface EarlyScroll {
  readonly top: number
  readonly topMax: number
}

let early: EarlyScroll | undefined
let stopWatching = () => {}

/** Notes how far the page is scrolled until React has rendered it. */
export function watchEarlyScroll(): void {
  const note = () => {
    early = { top: scrollY, topMax: document.documentElement.scrollHeight - innerHeight }
  }
  if (scrollY > 0) note()
  addEventListener('scroll', note, { passive: true })
  stopWatching = () => removeEventListener('scroll', note)
}

/**
 * Keeps the position to which the visitor has scrolled the prerendered frame. Without this hook, ScrollRestoration scrolls a new
 * page to the top and a reloaded page to its position before the reload.
 *
 * - scrollKey: the key under which ScrollRestoration looks for the position of the page. Only the first page has a frame.
 */
export function useEarlyScroll(scrollKey: string): void {
  const firstKey = useRef(scrollKey)
  // Insertion effects run before all layout effects. The layout effects of ScrollRestoration read the stored positions.
  useInsertionEffect(() => {
    stopWatching()
    if (early !== undefined) replaceStoredPosition(firstKey.current, early)
  }, [])
  // The layout effects of a component run after those of its children, such as ScrollRestoration.
  useLayoutEffect(() => {
    if (early !== undefined && location.hash === '') scrollTo({ top: early.top, behavior: 'instant' })
    early = undefined
  }, [])
}

/** Stores the position of the visitor, unless the browser itself has restored the stored position as far as the frame allowed. */
function replaceStoredPosition(key: string, { top, topMax }: EarlyScroll): void {
  const positions = readPositions()
  const stored = positions[key]
  if (stored === undefined || Math.abs(top - Math.min(stored, topMax)) <= 1) return
  sessionStorage.setItem(POSITIONS_KEY, JSON.stringify({ ...positions, [key]: top }))
}

function readPositions(): Readonly<Record<string, number>> {
  try {
    return (JSON.parse(sessionStorage.getItem(POSITIONS_KEY) ?? '{}') ?? {}) as Record<string, number>
  } catch {
    // The browser may refuse access to the storage. The positions are then not restored.
    return {}
  }
}
