import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { show } from '@/testing/render'
import { CheckList, type CheckOption } from './CheckList'
import { PagedCheckList, type PagedFacet } from './PagedCheckList'

const value = (name: string, count: number | undefined): CheckOption => ({ value: name.toLowerCase(), name, count })

test('values without courses are behind Show all, except selected ones; they can be cleared but not selected', async () => {
  const onToggle = vi.fn()
  const values = [value('Law', 1214), value('Music', 0), value('Arts', 0)]
  show(<CheckList box="Discipline" values={values} selected={['arts']} onToggle={onToggle} />)
  expect(screen.getAllByRole('checkbox')).toHaveLength(2)
  const showAll = screen.getByRole('button', { name: 'Show all: Discipline', expanded: false })
  await userEvent.click(showAll)
  expect(showAll).toHaveTextContent('Show fewer')
  expect(screen.getAllByRole('checkbox')).toHaveLength(3)
  expect(screen.getByRole('checkbox', { name: /Music/ })).toBeDisabled()
  expect(screen.getByText('1,214')).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: /Arts/ }))
  expect(onToggle.mock.calls).toEqual([['arts']])
})

test('a value that the text means is marked and not ticked, until it is selected', () => {
  const values = [{ ...value('September', 3), isInterpreted: true }, { ...value('May', 3), isInterpreted: true }, value('June', 3)]
  show(<CheckList box="Intake" values={values} selected={['may']} onToggle={vi.fn()} />)
  expect(screen.getByRole('checkbox', { name: /^September \(from your search text\)/ })).not.toBeChecked()
  expect(screen.getByRole('checkbox', { name: /^May(?! \()/ })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: /^June(?! \()/ })).not.toBeChecked()
})

test('a list whose values all have courses or unknown counts has no button', () => {
  show(<CheckList box="Discipline" values={[value('Law', 2), value('Arts', undefined)]} selected={[]} onToggle={vi.fn()} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('the search in a long list ignores case and accents', async () => {
  const values = Array.from({ length: 12 }, (_, index) => value(index === 3 ? 'Économie' : `Subject ${index}`, index === 3 ? 0 : 1))
  show(<CheckList box="Discipline" values={values} selected={[]} onToggle={vi.fn()} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Search in: Discipline' }), 'econ')
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  expect(screen.getByRole('checkbox', { name: /Économie/ })).toBeDisabled()
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
