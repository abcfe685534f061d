/** The last course list of this tab: its URL and its position in the tab's history. */
interface LeftResults {
  readonly url: string
  readonly index: number
}

const STORAGE_KEY = 'meridian-results'

/** The position of the current page in the tab's history. React Router stores it in the history entry. */
function getHistoryIndex(): number {
  const { state } = globalThis.history as { readonly state: { readonly idx?: unknown } | null }
  return typeof state?.idx === 'number' ? state.idx : 0
}

function readLeftResults(): LeftResults | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Partial<LeftResults> | null
    return typeof stored?.url === 'string' && typeof stored.index === 'number' ? { url: stored.url, index: stored.index } : undefined
  } catch {
    // Another version of the site may have stored something else.
    return undefined
  }
}

/** Stores the current page as the last course list. */
export function storeResults(url: string): void {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ url, index: getHistoryIndex() }))
}

/** Forgets the course list when another page has its position in the history. */
export function forgetReplacedResults(url: string): void {
  const left = readLeftResults()
  if (left && left.url !== url && getHistoryIndex() <= left.index) sessionStorage.removeItem(STORAGE_KEY)
}

/** The course list that the visitor came from, and the number of history entries to go back. */
export function findWayBack(): { readonly url: string; readonly steps: number } | undefined {
  const left = readLeftResults()
  const steps = left === undefined ? 0 : getHistoryIndex() - left.index
  return left && steps > 0 ? { url: left.url, steps } : undefined
}
