import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ApiProblem } from '@/shared/api/problem'
import { show } from '@/testing/render'
import { DEFAULT_STATE, EMPTY_LISTS, type ListingState } from '../state/listingState'
import { buildFilterChips, type ChipLabels } from './filterChip'
import { FilterChips } from './FilterChips'
import { EmptyResult } from './EmptyResult'
import type { Relaxation } from './relaxations'
import { FailedResult } from './FailedResult'
import { Pagination } from './Pagination'
import { SortMenu } from './SortMenu'
import { ViewToggle } from './ViewToggle'

const NAMES: ChipLabels = {
  text: (text) => `“${text}”`,
  value: (_, value) => value.toUpperCase(),
  valueInBox: (list, name) => `${name} (${list})`,
  point: ({ distance }) => `within ${distance}`,
  duration: (range) => `${range.join(' to ')} years`,
  fee: (range) => range.join(' to '),
}
const STATE: ListingState = {
  ...DEFAULT_STATE,
  text: 'tax',
  lists: { ...EMPTY_LISTS, cities: ['leeds'], disciplines: ['law'], specializations: ['law'] },
  duration: [1, 2],
  fee: [0, 900],
}

test('every filter has a chip; chips with equal names show their box; each chip removes its filter', async () => {
  const onRemove = vi.fn()
  const onClear = vi.fn()
  show(<FilterChips chips={buildFilterChips(STATE, NAMES)} onRemove={onRemove} onClear={onClear} />)
  const labels = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)
  expect(labels).toEqual([
    'Remove “tax”',
    'Remove LEEDS',
    'Remove LAW (disciplines)',
    'Remove LAW (specializations)',
    'Remove 1 to 2 years',
    'Remove 0 to 900',
    'Clear all',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Remove LEEDS' }))
  expect(screen.getByRole('button', { name: 'Remove LAW (disciplines)' })).toHaveFocus()
  expect(onRemove).toHaveBeenCalledWith({ type: 'toggleValue', list: 'cities', value: 'leeds' })
  await userEvent.click(screen.getByRole('button', { name: 'Remove 1 to 2 years' }))
  expect(onRemove).toHaveBeenLastCalledWith({ type: 'setDurationRange', range: [0, 5] })
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(onClear).toHaveBeenCalledOnce()
})

test('without filters there are no chips', () => {
  show(<FilterChips chips={[]} onRemove={vi.fn()} onClear={vi.fn()} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('the current order is not offered, and Reset only for a changed order', async () => {
  const onSort = vi.fn()
  const { rerender } = show(<SortMenu order={0} onSort={onSort} />)
  await userEvent.click(screen.getByRole('button', { name: 'Sort' }))
  const offered = () => screen.getAllByRole('menuitem').map((item) => item.textContent)
  expect(offered()).toEqual(['Fee Low to High', 'Fee High to Low', 'Duration ascending', 'Duration descending', 'QS Ranking'])
  rerender(<SortMenu order={3} onSort={onSort} />)
  expect(offered()).toEqual(['Reset', 'Fee Low to High', 'Fee High to Low', 'Duration descending', 'QS Ranking'])
  await userEvent.click(screen.getByRole('menuitem', { name: 'Reset' }))
  expect(onSort).toHaveBeenCalledWith(0)
})

test('the keyboard moves through the orders, and Escape returns the focus to the button', async () => {
  const onSort = vi.fn()
  show(<SortMenu order={0} onSort={onSort} />)
  const button = screen.getByRole('button', { name: 'Sort' })
  const item = (name: string) => screen.getByRole('menuitem', { name })
  button.focus()
  await userEvent.keyboard('{Enter}')
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(item('Fee Low to High')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  expect(item('QS Ranking')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(item('Fee High to Low')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(button).toHaveFocus()
  await userEvent.keyboard('{Enter}{End}{Enter}')
  expect(onSort).toHaveBeenCalledExactlyOnceWith(5)
  expect(button).toHaveFocus()
})

test('pages are links; only a plain click is handled without loading the page', async () => {
  const onPage = vi.fn()
  const onPreview = vi.fn()
  show(<Pagination current={2} last={9} buildHref={(page) => `/course?pg=${page}`} onPage={onPage} onPrefetch={onPreview} />)
  expect(screen.getByRole('link', { name: 'Page 2 of 9' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/course?pg=3')
  await userEvent.hover(screen.getByRole('link', { name: 'Next' }))
  expect(onPreview).toHaveBeenCalledWith(3)
  await userEvent.click(screen.getByRole('link', { name: 'Prev' }))
  expect(onPage.mock.calls).toEqual([[1]])
  const user = userEvent.setup()
  await user.keyboard('{Control>}')
  await user.click(screen.getByRole('link', { name: 'Next' }))
  expect(onPage.mock.calls).toEqual([[1]])
})

test('an empty result offers filters to remove and other searches', async () => {
  const onRemove = vi.fn()
  const law = { slug: 'law', name: 'Law', count: 1214, href: '/course?discipline=law' }
  const alternatives = { disciplines: [law], countries: [] }
  const relaxations: Relaxation[] = [{ id: 'intake', label: 'Remove “May” (214 courses)', action: { type: 'clearFilterGroup', group: 'intake' } }]
  show(<EmptyResult text="nursng" chips={[]} relaxations={relaxations} alternatives={alternatives} onRemove={onRemove} onClear={vi.fn()} />)
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Oops! No courses match your criteria')
  expect(screen.getByText(/Check the spelling of “nursng”/)).toBeVisible()
  const related = screen.getByRole('navigation', { name: 'Related categories' })
  expect(within(related).getByRole('link', { name: 'Law 1,214' })).toHaveAttribute('href', '/course?discipline=law')
  expect(screen.queryByRole('navigation', { name: 'Popular searches' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Remove “May” (214 courses)' }))
  expect(onRemove).toHaveBeenCalledExactlyOnceWith({ type: 'clearFilterGroup', group: 'intake' })
})

test('a rejected search names each invalid field and offers to clear the filters', async () => {
  const problem = new ApiProblem('refused', 'x', 422, [{ field: 'disciplines', reason: "there is no discipline 'alchemy'" }])
  const onClear = vi.fn()
  show(<FailedResult problem={problem} isRetrying={false} onRetry={vi.fn()} onClear={onClear} onFirstPage={undefined} />)
  expect(screen.getByRole('alert')).toHaveTextContent("disciplines: there is no discipline 'alchemy'")
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(onClear).toHaveBeenCalledOnce()
})

test.each([
  ['unreachable', 'We cannot connect to Meridian'],
  ['unavailable', 'Search is temporarily unavailable'],
  ['unexpected', 'The search did not work'],
] as const)('the error %s has a text and a retry button', async (kind, words) => {
  const onRetry = vi.fn()
  show(<FailedResult problem={new ApiProblem(kind, 'x')} isRetrying={false} onRetry={onRetry} onClear={undefined} onFirstPage={undefined} />)
  expect(screen.getByRole('heading')).toHaveTextContent(words)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('the view toggle shows the current view and selects the other', async () => {
  const onView = vi.fn()
  show(<ViewToggle view="list" onView={onView} />)
  expect(screen.getByRole('button', { name: 'List View' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'Grid View' }))
  expect(onView).toHaveBeenCalledExactlyOnceWith('grid')
})
