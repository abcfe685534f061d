import { isPersonalText } from '@/shared/format/personalText'
import { readHistoryEntry } from './historyEntry'

/** The course list that was last open in this tab. */
interface LeftResults {
  readonly url: string
  /** The position of the course list in the history of the tab. */
  readonly index: number
}

const STORAGE_KEY = 'meridian-results'

/** Returns the position of the current page in the history of the tab. */
const getHistoryIndex = () => readHistoryEntry().idx ?? 0

function readLeftResults(): LeftResults | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Partial<LeftResults> | null
    return typeof stored?.url === 'string' && typeof stored.index === 'number' ? { url: stored.url, index: stored.index } : undefined
  } catch {
    // An earlier version of the site may have stored another format.
    return undefined
  }
}

/** Whether a course list is stored for this tab. */
export const hasLeftResults = () => readLeftResults() !== undefined

/**
 * Stores the current page as the last course list. If its search text contains personal data, deletes the stored course
 * list instead.
 */
export function storeResults(url: string, text: string): void {
  if (isPersonalText(text)) sessionStorage.removeItem(STORAGE_KEY)
  else sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ url, index: getHistoryIndex() }))
}

/**
 * Deletes the stored course list if the visitor can no longer go back to it. This is the case if
 * the current page, at `url`, is another page with the same or an earlier position in the history.
 */
export function forgetReplacedResults(url: string): void {
  const left = readLeftResults()
  if (left && left.url !== url && getHistoryIndex() <= left.index) sessionStorage.removeItem(STORAGE_KEY)
}

/**
 * Returns the course list that the visitor came from, and the number of steps back in the history.
 * Returns undefined if there is none.
 */
export function findWayBack(): { readonly url: string; readonly steps: number } | undefined {
  const left = readLeftResults()
  const steps = left === undefined ? 0 : getHistoryIndex() - left.index
  return left && steps > 0 ? { url: left.url, steps } : undefined
}
