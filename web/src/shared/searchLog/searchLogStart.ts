import type { watchSearches } from './watchSearches'

/** A tap sends `pointerdown`, often without `pointermove`. */
const INPUT_EVENTS = ['pointermove', 'pointerdown', 'keydown'] as const

/** Loads and starts the search log at the first input of the visitor, so that the first load is smaller. */
export function startSearchLogOnInput(...searches: Parameters<typeof watchSearches>): void {
  const start = async () => {
    for (const event of INPUT_EVENTS) removeEventListener(event, start)
    const log = await import('./watchSearches')
    log.watchSearches(...searches)
  }
  for (const event of INPUT_EVENTS) addEventListener(event, start)
}
