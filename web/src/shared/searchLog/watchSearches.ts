import type { QueryClient } from '@tanstack/react-query'
import { accountStore } from '@/shared/account/accountStore'
import { fetchClient } from '@/shared/api/client'
import { comparisonStore } from '@/shared/compare/comparisonStore'
import { overlayStore } from '@/shared/overlays/overlayStore'
import { PATHS } from '@/shared/routing/paths'
import { parseLanguage } from '@/shared/texts/languages'
import { createDwellLog } from './dwell'
import { logOutcome, sendOutcomes, type Outcome } from './outcomes'
import { watchSearchIds } from './searchIds'
import { findShownPage, findShownSearch, type ShownSearch } from './shownSearch'

/**
 * Results that have been shown for this time count as settled, because the visitor has probably
 * stopped typing. An action on a result settles the results at once.
 */
const SETTLED_AFTER_MS = 1000
const ENQUIRY_PATHS: ReadonlySet<string> = new Set(['/crm/webForms.php', '/crm/createCase.php'])
const APPLY_PATH = '/crm/applyToCourse.php'

interface Navigations {
  readonly subscribe: (onChange: (state: { readonly location: { readonly pathname: string; readonly search: string } }) => void) => unknown
}

/**
 * Logs what the visitor does with the results of searches. Only searches with an id from the server
 * are logged.
 */
export function watchSearches(queries: QueryClient, router: Navigations): void {
  let settled: ShownSearch | undefined
  const dwellLog = createDwellLog()
  let timer: ReturnType<typeof setTimeout> | undefined
  let shownKey: string | undefined
  /** The last search that has shown a course. Later actions on the course refer to this search. */
  const searchByCourse = new Map<number, string>()

  const settle = () => {
    clearTimeout(timer)
    const shown = findShownSearch(queries)
    if (shown === undefined || shown.id === settled?.id) return
    logOutcome({ search: shown.id, outcome: 'settled', language: parseLanguage(document.documentElement.lang) })
    if (settled) logOutcome({ search: settled.id, outcome: 'next_search', next: shown.id, is_reformulated: isReformulated(settled.text, shown.text) })
    settled = shown
    for (const course of shown.positions.keys()) searchByCourse.set(course, shown.id)
  }
  const settleLater = () => {
    const key = findShownPage(queries)?.key
    if (key === shownKey) return
    shownKey = key
    clearTimeout(timer)
    if (key !== undefined) timer = setTimeout(settle, SETTLED_AFTER_MS)
  }
  const logAction = (outcome: Outcome['outcome'], course: number | undefined) => {
    settle()
    if (course === undefined) return
    const search = searchByCourse.get(course)
    if (search !== undefined) logOutcome({ search, outcome, course })
  }
  const logClick = (event: MouseEvent) => {
    const course = readCourseLink(event.target)
    if (course === undefined || event.button > 1) return
    settle()
    const position = settled?.positions.get(course)
    if (settled && position !== undefined && findShownSearch(queries)) logOutcome({ search: settled.id, outcome: 'click', course, position })
  }

  watchSearchIds()
  fetchClient.use({
    onResponse({ response, schemaPath }) {
      const overlay = overlayStore.get()
      if (!response.ok || overlay.kind !== 'form') return
      if (schemaPath === APPLY_PATH) logAction('apply', overlay.course?.id)
      else if (ENQUIRY_PATHS.has(schemaPath)) logAction('enquiry', overlay.course?.id)
    },
  })
  queries.getQueryCache().subscribe(({ type }) => {
    if (type === 'observerAdded' || type === 'observerRemoved' || type === 'updated') settleLater()
  })
  router.subscribe(({ location: { pathname, search } }) => {
    const course = pathname.startsWith(PATHS.course_detail) ? readCourseId(search) : undefined
    dwellLog.open(course, course === undefined ? undefined : searchByCourse.get(course))
  })
  watchAdditions(comparisonStore, ({ items }) => items.map(({ id }) => id), (course) => logAction('compare', course))
  watchAdditions(accountStore, (account) => account?.favourites, (course) => logAction('favourite', course))
  overlayStore.subscribe(() => {
    const overlay = overlayStore.get()
    if (overlay.kind === 'share') logAction('share', Number(overlay.page.params.course_id) || undefined)
  })
  document.addEventListener('click', logClick, true)
  document.addEventListener('auxclick', logClick, true)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') return dwellLog.show()
    dwellLog.hide()
    sendOutcomes()
  })
  settleLater()
}

/** Whether the visitor has replaced one search text by another. An empty text does not count. */
const isReformulated = (text: string, next: string) => text !== '' && next !== '' && text !== next

function readCourseLink(target: EventTarget | null): number | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.pathname.startsWith(PATHS.course_detail)) return undefined
  return readCourseId(link.search)
}

const readCourseId = (search: string) => Number(new URLSearchParams(search).get('course_id')) || undefined

/**
 * Calls `onAdded` if exactly one value is new. Several new values mean that the visitor has signed
 * in and the whole list has loaded. A value from another tab does not count, because that tab logs it.
 */
function watchAdditions<Value>(
  { get, subscribe }: { readonly get: () => Value; readonly subscribe: (onChange: (isFromOtherTab?: boolean) => void) => unknown },
  list: (value: Value) => readonly number[] | undefined,
  onAdded: (value: number) => void,
): void {
  let before = list(get())
  subscribe((isFromOtherTab) => {
    const now = list(get())
    const added = before && now ? now.filter((value) => !before?.includes(value)) : []
    before = now
    if (!isFromOtherTab && added.length === 1 && added[0] !== undefined) onAdded(added[0])
  })
}
