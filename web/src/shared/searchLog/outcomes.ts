import type { components } from '@/shared/api/schema'

export type Outcome = components['schemas']['Outcome']

const OUTCOMES_PATH = '/api/search-log/outcomes'
/** Outcomes are sent together this time after the last of them, and when the visitor leaves the page. */
const SEND_AFTER_MS = 500
const OUTCOMES_MAX = 50

let pending: Outcome[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Adds an outcome. The request also reaches the server if the visitor leaves the page. */
export function logOutcome(outcome: Outcome): void {
  pending.push(outcome)
  clearTimeout(timer)
  if (pending.length >= OUTCOMES_MAX) sendOutcomes()
  else timer = setTimeout(sendOutcomes, SEND_AFTER_MS)
}

export function sendOutcomes(): void {
  clearTimeout(timer)
  if (pending.length === 0) return
  const body = JSON.stringify({ outcomes: pending })
  pending = []
  // A failure is ignored, because a lost outcome does not affect the visitor.
  fetch(OUTCOMES_PATH, { method: 'POST', keepalive: true, headers: { 'Content-Type': 'application/json' }, body }).catch(() => undefined)
}
