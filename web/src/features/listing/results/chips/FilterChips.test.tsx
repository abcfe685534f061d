import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { show } from '@/testing/render'
import { DEFAULT_STATE, EMPTY_LISTS, type ListingState } from '../../state/listingState'
import { buildFilterChips, type ChipLabels } from './filterChip'
import { FilterChips } from './FilterChips'

const NAMES: ChipLabels = {
  text: (text) => `“${text}”`,
  value: (_, value) => value.toUpperCase(),
  valueInBox: (list, name) => `${name} (${list})`,
  point: ({ distance }) => `within ${distance}`,
  duration: (range) => `${range.join(' to ')} years`,
  fee: () => '0 to 900',
  deadline: (deadline) => `from ${deadline}`,
}
const STATE: ListingState = {
  ...DEFAULT_STATE,
  text: 'tax',
  lists: { ...EMPTY_LISTS, cities: ['leeds'], englishTests: ['ielts', 'unknown'], disciplines: ['law'], specializations: ['law'] },
  duration: [1, 2],
  fee: [0, 900],
  englishScore: 6.5,
  deadline: '2027-01-31',
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
    'Remove IELTS',
    'Remove UNKNOWN',
    'Remove 1 to 2 years',
    'Remove from 2027-01-31',
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
