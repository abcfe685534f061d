import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { setAccount } from '@/shared/account/accountStore'
import { api } from '@/shared/api/client'
import { addToComparison, removeFromComparison } from '@/shared/compare/comparisonStore'
import { PATHS } from '@/shared/routing/paths'
import type { Outcome } from './outcomes'
import { watchSearches } from './watchSearches'

/** Long enough to send the outcomes that wait for further outcomes. */
const SENT_AFTER_MS = 500

const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
const listing = new QueryObserver(queries, { queryKey: ['nothing'], enabled: false })
listing.subscribe(() => undefined)
let outcomes: Outcome[] = []
let navigate: (pathname: string, search?: string) => void

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.stubGlobal('fetch', respond)
  watchSearches(queries, {
    subscribe: (onChange) => {
      navigate = (pathname, search = '') => onChange({ location: { pathname, search } })
    },
  })
})
beforeEach(() => {
  outcomes = []
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Responds to a search for "law" with the id "law" and the course 1. */
async function respond(to: Request | string, options?: RequestInit): Promise<Response> {
  if (typeof to === 'string') {
    outcomes.push(...(JSON.parse(String(options?.body)) as { outcomes: Outcome[] }).outcomes)
    return new Response(null, { status: 204 })
  }
  const { text } = (await to.json()) as { text: string }
  return Response.json({ results: [{ id: 1 }] }, { headers: { 'Server-Timing': `search;desc="${text}";dur=1` } })
}

/** Shows the results for a text in the listing. */
async function show(text: string): Promise<void> {
  const { queryKey, queryFn } = api.queryOptions('post', '/api/search', { body: { text, filters: {} } })
  listing.setOptions({ queryKey, queryFn } as unknown as typeof listing.options)
  await vi.waitFor(() => expect(queries.getQueryState(queryKey)?.status).toBe('success'))
}

function switchTab(visibilityState: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState)
  document.dispatchEvent(new Event('visibilitychange'))
}

const listOutcomes = (kind: Outcome['outcome']) => outcomes.filter(({ outcome }) => outcome === kind)

test('a search is settled when its results have been visible for one second', async () => {
  for (const text of ['l', 'la', 'law']) {
    await show(text)
    await vi.advanceTimersByTimeAsync(700)
  }
  await vi.advanceTimersByTimeAsync(300 + SENT_AFTER_MS)
  expect(listOutcomes('settled').map(({ search }) => search)).toEqual(['law'])
  expect(listOutcomes('next_search')).toEqual([])
})

test('the dwell time of a course is the sum of the times for which its page was visible', async () => {
  await show('law')
  await vi.advanceTimersByTimeAsync(1000)
  navigate(PATHS.course_detail, '?course_id=1')
  for (const [tab, seconds] of [['hidden', 6], ['visible', 70], ['hidden', 6], ['visible', 70], ['hidden', 50], ['visible', 5]] as const) {
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    switchTab(tab)
  }
  navigate(PATHS.course)
  await vi.advanceTimersByTimeAsync(SENT_AFTER_MS)
  const detail = { search: 'law', outcome: 'detail', course: 1 }
  expect(listOutcomes('detail')).toEqual(['short', 'medium', 'long'].map((dwell) => ({ ...detail, dwell })))
})

/** Changes a stored value like another tab does. */
function storeInOtherTab(key: string, newValue: string): void {
  localStorage.setItem(key, newValue)
  dispatchEvent(new StorageEvent('storage', { key, newValue }))
}

test('only the tab of the action logs an added course', async () => {
  const course = { id: 1, slug: 'law', name: 'Law', institute: 'Leeds', logo: null }
  setAccount({ userId: 7, favourites: [] })
  await show('law')
  await vi.advanceTimersByTimeAsync(1000)
  storeInOtherTab('meridian-compare', JSON.stringify({ items: [course], isOpen: true }))
  storeInOtherTab('fav_course', '1')
  await vi.advanceTimersByTimeAsync(SENT_AFTER_MS)
  expect([...listOutcomes('compare'), ...listOutcomes('favourite')]).toEqual([])

  removeFromComparison(course.id)
  addToComparison(course)
  setAccount({ userId: 7, favourites: [] })
  setAccount({ userId: 7, favourites: [course.id] })
  await vi.advanceTimersByTimeAsync(SENT_AFTER_MS)
  expect([...listOutcomes('compare'), ...listOutcomes('favourite')]).toEqual(['compare', 'favourite'].map((outcome) => ({ search: 'law', outcome, course: course.id })))
})
