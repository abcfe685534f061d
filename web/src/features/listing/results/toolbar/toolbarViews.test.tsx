import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { show } from '@/testing/render'
import { SortMenu } from './SortMenu'
import { ViewToggle } from './ViewToggle'

test('the current order is not offered, and Reset only for a changed order', async () => {
  const onSort = vi.fn()
  const { rerender } = show(<SortMenu order={0} hasRankings onSort={onSort} />)
  await userEvent.click(screen.getByRole('button', { name: 'Sort' }))
  const offered = () => screen.getAllByRole('menuitem').map((item) => item.textContent)
  expect(offered()).toEqual(['Fee Low to High', 'Fee High to Low', 'Duration ascending', 'Duration descending', 'QS Ranking'])
  rerender(<SortMenu order={3} hasRankings onSort={onSort} />)
  expect(offered()).toEqual(['Reset', 'Fee Low to High', 'Fee High to Low', 'Duration descending', 'QS Ranking'])
  await userEvent.click(screen.getByRole('menuitem', { name: 'Reset' }))
  expect(onSort).toHaveBeenCalledWith(0)
})

test('without a known ranking, the order by ranking is not offered, but its name stays while it is the current order', async () => {
  const { rerender } = show(<SortMenu order={0} hasRankings={false} onSort={vi.fn()} />)
  await userEvent.click(screen.getByRole('button', { name: 'Sort' }))
  const offered = () => screen.getAllByRole('menuitem').map((item) => item.textContent)
  expect(offered()).toEqual(['Fee Low to High', 'Fee High to Low', 'Duration ascending', 'Duration descending'])
  rerender(<SortMenu order={5} hasRankings={false} onSort={vi.fn()} />)
  expect(screen.getByRole('button', { name: /QS Ranking/ })).toBeVisible()
  expect(offered()).toEqual(['Reset', 'Fee Low to High', 'Fee High to Low', 'Duration ascending', 'Duration descending'])
})

test('the keyboard moves through the orders, and Escape returns the focus to the button', async () => {
  const onSort = vi.fn()
  show(<SortMenu order={0} hasRankings onSort={onSort} />)
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

test('the view toggle shows the current view and selects the other', async () => {
  const onViewChange = vi.fn()
  show(<ViewToggle view="list" onViewChange={onViewChange} />)
  expect(screen.getByRole('button', { name: 'List View' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'Grid View' }))
  expect(onViewChange).toHaveBeenCalledExactlyOnceWith('grid')
})
