import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { show } from '@/testing/render'
import type { Lists } from '../../state/filterTable'
import { EMPTY_LISTS, type Point } from '../../state/listingState'
import type { PlacesFacet } from '../facets'
import { PointModeButtons } from './PointModeButtons'
import { PlaceFilter } from './TreeFilters'

const CITY = { id: 1, slug: 'arica', city_name: 'Arica', state_id: 1, institute_count: 1, course_count: undefined }
const STATE = { id: 1, slug: 'norte', state_name: 'Norte', country_id: 1, institute_count: 1, course_count: undefined, cities: [CITY] }
const CHILE = { id: 1, slug: 'chile', name: 'Chile', iso2: 'CL', institute_count: 1, course_count: 3, states: [STATE] }
const THERE = { isLoading: false, hasFailed: false, onRetry: vi.fn() }
const PLACES: PlacesFacet = { data: [CHILE], status: THERE, countsBelow: THERE, onRevealStates: vi.fn() }

function placeFilter(changes: Partial<PlacesFacet>, onSelect = vi.fn(), point?: Point, lists = EMPTY_LISTS) {
  return <PlaceFilter lists={lists} point={point} facet={{ ...PLACES, ...changes }} onListsChange={onSelect} onOpenPointDialog={vi.fn()} />
}

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

test('a change of the places discards an unconfirmed point, also after the places are selected again', async () => {
  const buttons = (lists: Lists) => <PointModeButtons lists={lists} point={undefined} onOpenPointDialog={vi.fn()} />
  const { rerender } = show(buttons({ ...EMPTY_LISTS, countries: ['chile'] }))
  for (const name of ['Town, city or postcode', 'Current location']) {
    await userEvent.click(screen.getByRole('button', { name }))
    expect(screen.getByRole('alert')).toBeVisible()
    rerender(buttons(EMPTY_LISTS))
    rerender(buttons({ ...EMPTY_LISTS, countries: ['chile'] }))
    expect(screen.queryByRole('alert')).toBeNull()
  }
})

test('a change of the point discards an unconfirmed place', async () => {
  const point = { latitude: 1, longitude: 2, distance: 50, kind: 'curL' } as const
  const filter = (current?: Point) => placeFilter({}, vi.fn(), current, { ...EMPTY_LISTS })
  const { rerender } = show(filter(point))
  await userEvent.click(screen.getByRole('treeitem', { name: /Chile/ }))
  expect(screen.getByRole('alert')).toHaveTextContent('will be removed')
  rerender(filter())
  rerender(filter({ ...point, distance: 100 }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a place replaces a point only after confirmation', async () => {
  const onSelect = vi.fn()
  show(placeFilter({}, onSelect, { latitude: 1, longitude: 2, distance: 50, kind: 'curL' }))
  expect(screen.getByRole('button', { name: 'Current location' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(screen.getByRole('treeitem', { name: /Chile/ }))
  expect(onSelect).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Remove and continue' }))
  expect(onSelect).toHaveBeenCalledExactlyOnceWith({ countries: ['chile'], states: [], cities: [] })
})

test('an unknown count is not shown as 0, and its value can be selected; a count of 0 is behind Show all', async () => {
  const onSelect = vi.fn()
  const { rerender } = show(placeFilter({}, onSelect))
  screen.getByRole('treeitem', { name: /Chile/ }).focus()
  await userEvent.keyboard('{ArrowRight}')
  const state = screen.getByRole('treeitem', { name: /Norte/ })
  expect(state).toHaveTextContent(/^Norte$/)
  expect(state).not.toHaveAttribute('aria-disabled')
  await userEvent.click(state)
  expect(onSelect).toHaveBeenCalledExactlyOnceWith({ countries: ['chile'], states: [], cities: [] })
  rerender(placeFilter({ data: [{ ...CHILE, states: [{ ...STATE, course_count: 0, cities: [{ ...CITY, course_count: 0 }] }] }] }))
  expect(screen.queryByRole('treeitem', { name: /Norte/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show all: Location' }))
  const emptyState = screen.getByRole('treeitem', { name: /Norte/ })
  expect(emptyState).toHaveTextContent(/^Norte0$/)
  expect(emptyState).toHaveAttribute('aria-disabled', 'true')
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
