import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '@/testing/render'
import { DEFAULT_STATE, FULL_FEE_RANGE } from '../../state/listingState'
import type { Facets } from '../facets'
import FilterPanel from './FilterPanel'

type DispatchListing = ComponentProps<typeof FilterPanel>['dispatch']

const STATUS = { isLoading: false, hasFailed: false, onRetry: vi.fn() }
const NO_PAGES = { status: STATUS, values: [], selectedNotLoaded: [], hasMore: false, isLoadingMore: false, isStale: false, onLoadMore: vi.fn(), searchText: '', onSearchTextChange: vi.fn() }
const UNKNOWN = { unknown_count: 0, unknown_selected: false, unknown_excluded: false }
const FACETS: Facets = {
  counted: { data: undefined, status: STATUS },
  places: { data: [], status: STATUS, countsBelow: STATUS, onRevealStates: vi.fn() },
  specializations: NO_PAGES,
  institutes: NO_PAGES,
  histograms: {
    fees: { ...UNKNOWN, currency: 'PKR', step: 500_000, max: 1_000_000, buckets: [{ lower: 0, upper: 500_000, course_count: 3 }, { lower: 500_000, upper: 1_000_000, course_count: 0 }] },
    durations: { ...UNKNOWN, buckets: [{ lower: 1, upper: 1.5, course_count: 3, closed_count: 3 }] },
  },
  displayedFee: { code: 'PKR', range: FULL_FEE_RANGE },
  feeScale: { data: { code: 'PKR', sliderMax: 1_000_000, step: 500_000, inputMax: 1_000_000, isOpenEnded: false }, status: STATUS },
}

test('a bar or Enter adds a history entry, a moved slider replaces the entry', async () => {
  const dispatch = vi.fn<DispatchListing>()
  show(
    <FilterPanel
      state={DEFAULT_STATE}
      facets={FACETS}
      currencies={[]}
      currencyStatus="ready"
      onCurrencyRetry={vi.fn()}
      onCurrencyChange={vi.fn()}
      openBoxes={new Set(['fee', 'duration'])}
      onToggleBox={vi.fn()}
      dispatch={dispatch}
      onOpenPointDialog={vi.fn()}
    />,
  )
  for (const name of ['Courses by fee', 'Courses by duration']) await userEvent.click(within(screen.getByRole('list', { name })).getByRole('button', { name: /3 courses/ }))
  const to = screen.getByRole('textbox', { name: 'To' })
  await userEvent.clear(to)
  await userEvent.type(to, '900000{Enter}')
  for (const name of ['Minimum fee in PKR', 'Minimum duration in years']) {
    screen.getByRole('slider', { name }).focus()
    await userEvent.keyboard('{ArrowRight}')
  }
  expect(dispatch.mock.calls.map(([{ type }, history]) => [type, history])).toEqual([
    ['setFeeRange', 'push'],
    ['setDurationRange', 'push'],
    ['setFeeRange', 'push'],
    ['setFeeRange', 'replace'],
    ['setDurationRange', 'replace'],
  ])
})
