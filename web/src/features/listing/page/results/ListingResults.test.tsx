import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { ApiProblem } from '@/shared/api/problem'
import { exampleActions } from '@/shared/course/courseActions.example'
import { exampleCourse } from '@/shared/course/course.example'
import { exampleCurrencies } from '@/shared/money/currencies.example'
import { DEFAULT_MONEY, buildMoney } from '@/shared/money/money'
import { rememberCurrency, rememberedCurrency } from '@/shared/money/rememberedCurrency'
import { show } from '@/testing/render'
import type { FilterChip } from '../../results/chips/filterChip'
import { DEFAULT_STATE, type ListingState } from '../../state/listingState'
import { ListingResults } from './ListingResults'
import type { SearchResults } from './useSearchResults'

const NONE: SearchResults = {
  coursePage: undefined,
  error: null,
  isFirstLoad: false,
  isFetching: false,
  isStale: false,
  onRetry: vi.fn(),
  onPrefetch: vi.fn(),
}

function showResults(results: Partial<SearchResults>, state: Partial<ListingState> = {}, money = DEFAULT_MONEY, chips: readonly FilterChip[] = []) {
  const dispatch = vi.fn()
  show(
    <ListingResults
      state={{ ...DEFAULT_STATE, ...state }}
      results={{ ...NONE, ...results }}
      isRestored={false}
      chips={chips}
      money={money}
      actions={exampleActions()}
      buildPageHref={(page) => `?pg=${page}`}
      buildCampusListHref={(slug) => `/course?caid=${slug}`}
      dispatch={dispatch}
    />,
  )
  return dispatch
}

// The page loads this module on demand. The tests load it in advance, so that a slow machine does not fail them.
beforeAll(() => import('../../results/noResults/PageOutOfRange'))

test('notes mention results beyond the last page and the date of the exchange rates', () => {
  const coursePage = { count: 12_697, total_pages: 471, last_page: 371, results: [exampleCourse()], interpretation: null, hasRankings: false }
  showResults({ coursePage }, {}, buildMoney('USD', exampleCurrencies()))
  expect(screen.getByText(/You can open pages 1 to 371/)).toHaveTextContent('12,697 courses')
  expect(screen.getByText('Amounts in USD use exchange rates from 29 September 2026.')).toBeVisible()
  expect(screen.queryByRole('note')).toBeNull()
})

test('one sample course is enough for the sample notice', () => {
  const source = { name: 'Sample', is_sample: true, note: 'A sample: not a quotation.', date: '2026-11-01' }
  showResults({ coursePage: { count: 2, total_pages: 1, last_page: 1, results: [exampleCourse(), exampleCourse({ id: 8, source })], interpretation: null, hasRankings: false } })
  expect(screen.getByRole('note')).toHaveTextContent('This is sample data')
})

test('the previous results are dimmed while the next ones load', () => {
  showResults({ coursePage: { count: 1, total_pages: 1, last_page: 1, results: [exampleCourse()], interpretation: null, hasRankings: false }, isStale: true })
  expect(screen.getByRole('article').closest('ol')).toHaveAttribute('data-stale')
})

test('a page beyond the last one offers a button to the last page', async () => {
  const dispatch = showResults({ coursePage: { count: 30, total_pages: 2, last_page: 2, results: [], interpretation: null, hasRankings: false } }, { page: 9 })
  await userEvent.click(await screen.findByRole('button', { name: 'Go to page 2' }))
  expect(dispatch).toHaveBeenCalledWith({ type: 'setPage', page: 2 })
})

test('a rejected page number offers a button to the first page', async () => {
  const error = new ApiProblem('refused', 'x', 422, [{ field: 'page', reason: 'pages end at 371' }])
  const dispatch = showResults({ error }, { page: 999 })
  await userEvent.click(screen.getByRole('button', { name: 'Go to the first page' }))
  expect(dispatch).toHaveBeenCalledWith({ type: 'setPage', page: 1 })
})

test('"Clear all" of a rejected search also forgets the currency', async () => {
  rememberCurrency('USD')
  const error = new ApiProblem('refused', 'x', 422)
  const dispatch = showResults({ error }, {}, DEFAULT_MONEY, [{ id: 'point', name: 'Near', removeAction: { type: 'clearPoint' } }])
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'resetAll' })
  expect(rememberedCurrency.get()).toBe('')
})
