import type { Outcome } from './outcomes'

const SHORT_MS = 10_000
const MEDIUM_MS = 60_000

/** Classifies the time in ms for which a course page was visible. */
export function classifyDwell(milliseconds: number): NonNullable<Outcome['dwell']> {
  if (milliseconds < SHORT_MS) return 'short'
  return milliseconds < MEDIUM_MS ? 'medium' : 'long'
}
