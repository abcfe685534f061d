import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { show } from '@/testing/render'
import { CheckList, type CheckOption } from './CheckList'
import { DurationFilter } from './DurationFilter'
import { FeeFilter } from './FeeFilter'
import { PointModeButtons } from './PointModeButtons'
import { PlaceFilter } from './TreeFilters'
import { buildFeeScale, selectFeeUnit, type FeeUnit } from '../state/feeScale'
import { EMPTY_LISTS, type Point, type Range } from '../state/listingState'
import type { PlacesFacet } from './facets'
import { PagedCheckList, type PagedFacet } from './PagedCheckList'

const value = (name: string, count: number | undefined): CheckOption => ({ value: name.toLowerCase(), name, count })

test('a value without courses cannot be selected, but can be cleared', async () => {
  const onToggle = vi.fn()
  const values = [value('Law', 1214), value('Music', 0), value('Arts', 0)]
  show(<CheckList box="Discipline" values={values} selected={['arts']} onToggle={onToggle} />)
  expect(screen.getByRole('checkbox', { name: /Music/ })).toBeDisabled()
  expect(screen.getByText('1,214')).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: /Arts/ }))
  expect(onToggle.mock.calls).toEqual([['arts']])
})

test('the search in a long list ignores case and accents', async () => {
  const values = Array.from({ length: 12 }, (_, index) => value(index === 3 ? 'Économie' : `Subject ${index}`, 1))
  show(<CheckList box="Discipline" values={values} selected={[]} onToggle={vi.fn()} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Search in: Discipline' }), 'econ')
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
})

const PAGED: PagedFacet = {
  status: { isLoading: false, hasFailed: false, onRetry: vi.fn() },
  values: [value('Leeds', 3)],
  selectedNotLoaded: [value('Zurich', undefined)],
  hasMore: true,
  isLoadingMore: false,
  isStale: false,
  onLoadMore: vi.fn(),
  searchText: '',
  onSearchTextChange: vi.fn(),
}

test('scrolling to the bottom of a paged list loads more once; the last page shows a text', () => {
  const onLoadMore = vi.fn()
  const list = (changes: Partial<PagedFacet>) => (
    <PagedCheckList box="Institute" facet={{ ...PAGED, onLoadMore, ...changes }} selected={['zurich']} onToggle={vi.fn()} />
  )
  const { rerender } = show(list({}))
  const scroll = () => fireEvent.scroll(screen.getByRole('checkbox', { name: /Leeds/ }).closest('div[class*=scroll]') as Element)
  scroll()
  expect(onLoadMore).toHaveBeenCalledOnce()
  rerender(list({ isLoadingMore: true }))
  scroll()
  rerender(list({ hasMore: false }))
  scroll()
  expect(onLoadMore).toHaveBeenCalledOnce()
  expect(screen.getByText('Yay! You have seen it all')).toBeVisible()
})

test('selected values that are not loaded are shown above the list, also when the list fails', async () => {
  const onRetry = vi.fn()
  const status = { isLoading: false, hasFailed: true, onRetry }
  show(<PagedCheckList box="Institute" facet={{ ...PAGED, status }} selected={['zurich']} onToggle={vi.fn()} />)
  expect(within(screen.getByRole('group', { name: 'Selected options' })).getByRole('checkbox', { name: 'Zurich' })).toBeChecked()
  expect(screen.getByText('We could not load this list.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

const FEE_ENDS = { max_fee: 7_500_000, step: 500_000, max_fee_usd: 30_000, step_usd: 5000 }
const RUPEES = selectFeeUnit('', undefined)
const DOLLARS = selectFeeUnit('USD', 250)
const OPEN: Range = [0, Infinity]

function feeHistogram(counts: readonly number[], unknown_count = 0) {
  const buckets = counts.map((course_count, index) => ({ lower: index * 2_500_000, upper: (index + 1) * 2_500_000, course_count }))
  return { step_pkr: 2_500_000, max_pkr: 7_500_000, buckets, unknown_count, unknown_selected: false, unknown_excluded: false }
}

test('a fee is committed on Enter or blur; an invalid fee shows an error and is not committed', async () => {
  const onChange = vi.fn()
  show(<FeeFilter range={OPEN} unit={RUPEES} scale={buildFeeScale(RUPEES, FEE_ENDS)} histogram={feeHistogram([], 724)} onChange={onChange} />)
  expect(screen.getByText(/724 courses have no published fee/)).toBeVisible()
  expect(screen.getByText('PKR per year')).toBeVisible()
  const from = screen.getByRole('textbox', { name: 'From' })
  const to = screen.getByRole('textbox', { name: 'To' })
  expect(to).toHaveValue('7,500,000')
  await userEvent.clear(to)
  await userEvent.type(to, '0{Enter}')
  expect(screen.getByRole('alert')).toHaveTextContent('Fee range can not be empty for Upper range')
  expect(to).toHaveAccessibleDescription('Fee range can not be empty for Upper range')
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.clear(from)
  await userEvent.type(from, '-5{Enter}')
  expect(screen.getByRole('alert')).toHaveTextContent('value cannot be less than zero')
  await userEvent.clear(to)
  await userEvent.type(to, '900000')
  await userEvent.clear(from)
  await userEvent.type(from, '100000{Enter}')
  expect(onChange.mock.calls.map(([range]: unknown[]) => range)).toEqual([[100_000, 900_000]])
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

test('the highest fee of the catalogue is no upper limit, every lower fee is', async () => {
  const onChange = vi.fn()
  show(<FeeFilter range={OPEN} unit={RUPEES} scale={buildFeeScale(RUPEES, FEE_ENDS)} histogram={undefined} onChange={onChange} />)
  const to = screen.getByRole('textbox', { name: 'To' })
  for (const upper of ['5000000', '7500000', '7500001']) {
    await userEvent.clear(to)
    await userEvent.type(to, `${upper}{Enter}`)
  }
  expect(onChange.mock.calls.map(([range]: unknown[]) => range)).toEqual([[0, 5_000_000]])
  expect(screen.getByRole('alert')).toHaveTextContent('Fee Lower range can not be greater than Fee Upper range')
})

test('fees in dollars are searched in rupees, and the end of the slider is open', async () => {
  const onChange = vi.fn()
  const scale = buildFeeScale(DOLLARS, FEE_ENDS)
  show(<FeeFilter range={OPEN} unit={DOLLARS} scale={scale} histogram={undefined} onChange={onChange} />)
  const to = screen.getByRole('textbox', { name: 'To' })
  expect(to).toHaveValue('500,000+')
  expect(screen.getByText('USD per year')).toBeVisible()
  const [, highest] = screen.getAllByRole('slider')
  expect(highest).toHaveAccessibleName('Maximum fee in USD')
  expect(highest).toHaveAttribute('aria-valuetext', '500,000+')
  await userEvent.clear(to)
  await userEvent.type(to, '20000{Enter}')
  expect(onChange.mock.calls.map(([range]: unknown[]) => range)).toEqual([[0, 5_000_124]])
  expect(to).toHaveValue('20,000')
  expect(highest).toHaveAttribute('aria-valuenow', '20000')
})

test('the fee fields are disabled until the highest fee has loaded', () => {
  show(<FeeFilter range={OPEN} unit={RUPEES} scale={undefined} histogram={feeHistogram([1, 2])} onChange={vi.fn()} />)
  for (const name of ['From', 'To']) expect(screen.getByRole('textbox', { name })).toBeDisabled()
  for (const name of ['From', 'To']) expect(screen.getByRole('textbox', { name })).toHaveValue('')
  expect(screen.queryByRole('list')).toBeNull()
})

test('a fee bar selects its range, an empty bar is disabled, and the last bar is open-ended', async () => {
  const onChange = vi.fn()
  const bars = () => within(screen.getByRole('list', { name: 'Courses by fee' })).getAllByRole('button')
  const filter = (range: Range, unit: FeeUnit) => (
    <FeeFilter range={range} unit={unit} scale={buildFeeScale(unit, FEE_ENDS)} histogram={feeHistogram([0, 12, 3])} onChange={onChange} />
  )
  const { rerender } = show(filter(OPEN, RUPEES))
  const [none, some, last] = bars()
  expect(none).toBeDisabled()
  expect(some).toHaveAccessibleName('PKR 2,500,000 to PKR 4,999,999 per year: 12 courses')
  expect(last).toHaveAccessibleName('PKR 5,000,000 per year or more: 3 courses')
  if (some) await userEvent.click(some)
  if (last) await userEvent.click(last)
  expect(onChange.mock.calls.map(([range]: unknown[]) => range)).toEqual([
    [2_500_000, 4_999_999],
    [5_000_000, Infinity],
  ])
  rerender(filter([5_000_000, Infinity], DOLLARS))
  // On a slider of 125,000,000 rupees the three buckets are too narrow for a clickable bar.
  expect(screen.queryByRole('list', { name: 'Courses by fee' })).toBeNull()
  expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('20,000')
})

test('a duration bar selects its half year by keyboard and names its number of courses', async () => {
  const onChange = vi.fn()
  const histogram = {
    buckets: [
      { lower: 0, upper: 0.5, course_count: 4, closed_count: 9 },
      { lower: 0.5, upper: 1, course_count: 0, closed_count: 0 },
      { lower: 5, upper: null, course_count: 12, closed_count: 12 },
    ],
    unknown_count: 0,
    unknown_selected: false,
    unknown_excluded: false,
  }
  show(<DurationFilter range={[5, 5]} histogram={histogram} onChange={onChange} />)
  const [first, none, last] = within(screen.getByRole('list', { name: 'Courses by duration' })).getAllByRole('button')
  expect(first).toHaveAccessibleName('0 to 0.5 years: 9 courses')
  expect(none).toBeDisabled()
  expect(last).toHaveAccessibleName('5 years or more: 12 courses')
  expect([first, last].map((bar) => bar?.getAttribute('aria-pressed'))).toEqual(['false', 'true'])
  first?.focus()
  await userEvent.keyboard('{Enter}')
  expect(onChange.mock.calls.map(([range]: unknown[]) => range)).toEqual([[0, 0.5]])
  expect(first).toHaveAttribute('aria-pressed', 'true')
})

test('a point opens at once, replaces places only after confirmation, and no town is possible with a country', async () => {
  const onAsk = vi.fn()
  const { rerender } = show(<PointModeButtons lists={EMPTY_LISTS} point={undefined} onOpenPointDialog={onAsk} />)
  const [current, auto] = [screen.getByRole('button', { name: 'Current location' }), screen.getByRole('button', { name: 'Town, city or postcode' })]
  await userEvent.click(auto)
  expect(onAsk.mock.calls).toEqual([['auto']])
  rerender(<PointModeButtons lists={{ ...EMPTY_LISTS, countries: ['chile'] }} point={undefined} onOpenPointDialog={onAsk} />)
  await userEvent.click(auto)
  expect(screen.getByRole('alert')).toHaveTextContent('Kindly de-select the country to view Courses at your location.')
  await userEvent.click(current)
  expect(screen.getByRole('alert')).toHaveTextContent('Your selected locations will be removed.')
  await userEvent.click(screen.getByRole('button', { name: 'Keep locations' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(onAsk).toHaveBeenCalledOnce()
  await userEvent.click(current)
  await userEvent.click(screen.getByRole('button', { name: 'Remove and continue' }))
  expect(onAsk.mock.calls).toEqual([['auto'], ['current']])
})

const CITY = { id: 1, slug: 'arica', city_name: 'Arica', state_id: 1, institute_count: 1, course_count: undefined }
const STATE = { id: 1, slug: 'norte', state_name: 'Norte', country_id: 1, institute_count: 1, course_count: undefined, cities: [CITY] }
const CHILE = { id: 1, slug: 'chile', name: 'Chile', iso2: 'CL', institute_count: 1, course_count: 3, states: [STATE] }
const THERE = { isLoading: false, hasFailed: false, onRetry: vi.fn() }
const PLACES: PlacesFacet = { data: [CHILE], status: THERE, countsBelow: THERE, onRevealStates: vi.fn() }

function placeFilter(changes: Partial<PlacesFacet>, onSelect = vi.fn(), point?: Point) {
  return <PlaceFilter lists={EMPTY_LISTS} point={point} facet={{ ...PLACES, ...changes }} onListsChange={onSelect} onOpenPointDialog={vi.fn()} />
}

test('a place replaces a point only after confirmation', async () => {
  const onSelect = vi.fn()
  show(placeFilter({}, onSelect, { latitude: 1, longitude: 2, distance: 50, kind: 'curL' }))
  expect(screen.getByRole('button', { name: 'Current location' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(screen.getByRole('treeitem', { name: /Chile/ }))
  expect(onSelect).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Remove and continue' }))
  expect(onSelect).toHaveBeenCalledExactlyOnceWith({ countries: ['chile'], states: [], cities: [] })
})

test('an unknown count is not shown as 0, and its value can be selected', async () => {
  const onSelect = vi.fn()
  const { rerender } = show(placeFilter({}, onSelect))
  screen.getByRole('treeitem', { name: /Chile/ }).focus()
  await userEvent.keyboard('{ArrowRight}')
  const state = screen.getByRole('treeitem', { name: /Norte/ })
  expect(state).toHaveTextContent(/^Norte$/)
  expect(state).not.toHaveAttribute('aria-disabled')
  await userEvent.click(state)
  expect(onSelect).toHaveBeenCalledExactlyOnceWith({ countries: ['chile'], states: [], cities: [] })
  rerender(placeFilter({ data: [{ ...CHILE, states: [{ ...STATE, course_count: 0 }] }] }))
  expect(state).toHaveTextContent(/^Norte0$/)
  expect(state).toHaveAttribute('aria-disabled', 'true')
})

test.each([
  ['opening a country', () => userEvent.keyboard('{ArrowRight}')],
  ['typing a search text', () => userEvent.type(screen.getByRole('textbox', { name: 'Search in: Location' }), 'a')],
])('%s reveals the states', async (_, look) => {
  const onRevealStates = vi.fn()
  show(placeFilter({ onRevealStates }))
  await userEvent.click(screen.getByRole('treeitem', { name: /Chile/ }))
  screen.getByRole('treeitem', { name: /Chile/ }).focus()
  expect(onRevealStates).not.toHaveBeenCalled()
  await look()
  expect(onRevealStates).toHaveBeenCalledOnce()
})

test('failed counts of states and cities show an error, and the countries stay', async () => {
  const onRetry = vi.fn()
  show(placeFilter({ countsBelow: { isLoading: false, hasFailed: true, onRetry } }))
  expect(screen.getByText('We could not load the numbers for states and cities.')).toBeVisible()
  expect(screen.getByRole('treeitem', { name: /Chile/ })).toHaveTextContent('3')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})
