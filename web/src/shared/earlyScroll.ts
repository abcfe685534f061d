import { useInsertionEffect, useLayoutEffect, useRef } from 'react'

/**
 * The key of the scroll positions in the storage of the tab. ScrollRestoration writes them when the
 * visitor leaves the page.
 */
export const POSITIONS_KEY = 'meridian-scroll'

/**
 * The scroll position of the prerendered frame, and the largest position that the height of the
 * frame allowed, in pixels.
 */
interface EarlyScroll {
  readonly top: number
  readonly topMax: number
}

let early: EarlyScroll | undefined
let stopWatching = () => {}

/** Records the scroll position of the page until React has rendered it. */
export function watchEarlyScroll(): void {
  const note = () => {
    early = { top: scrollY, topMax: document.documentElement.scrollHeight - innerHeight }
  }
  if (scrollY > 0) note()
  addEventListener('scroll', note, { passive: true })
  stopWatching = () => removeEventListener('scroll', note)
}

/**
 * Keeps the position to which the visitor has scrolled the prerendered frame. Without this hook,
 * ScrollRestoration scrolls a new page to the top and a reloaded page to its position before the
 * reload.
 *
 * - scrollKey: the key under which ScrollRestoration looks for the position of the page. The hook
 *   only acts on the key of the first page, because only the first page has a prerendered frame.
 */
export function useEarlyScroll(scrollKey: string): void {
  const firstKey = useRef(scrollKey)
  // The position must be stored before the layout effects of ScrollRestoration read it. Insertion
  // effects run before all layout effects.
  useInsertionEffect(() => {
    stopWatching()
    if (early !== undefined) replaceStoredPosition(firstKey.current, early)
  }, [])
  // This layout effect runs after the layout effect of ScrollRestoration, because a component's
  // layout effects run after those of its children.
  useLayoutEffect(() => {
    if (early !== undefined && location.hash === '') scrollTo({ top: early.top, behavior: 'instant' })
    early = undefined
  }, [])
}

/**
 * Replaces the stored position by the position of the visitor. Does nothing if no position is
 * stored, or if the browser has already restored the stored position as far as the height of the
 * frame allowed.
 */
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
