import { expect, test } from 'vitest'
import { DEFAULT_STATE, EMPTY_LISTS, type ListingState } from '../../state/listingState'
import { buildFilterChips } from '../chips/filterChip'
import { buildRelaxations } from './relaxations'

const state: ListingState = {
  ...DEFAULT_STATE,
  text: 'law',
  lists: { ...EMPTY_LISTS, countries: ['japan'], cities: ['leeds'], intakes: ['may'] },
  fee: [0, 50_000],
}
const chips = buildFilterChips(state, {
  text: (text) => `“${text}”`,
  value: (_, value) => value,
  valueInBox: (_, name) => name,
  point: () => 'point',
  duration: () => 'duration',
  fee: () => 'cheap',
  deadline: () => '',
})
const labels = { box: (list: string) => `all of ${list}`, removeFilter: (name: string, count: number) => `${name}: ${count}` }

test('the label of a relaxation is its single value or its box, and a relaxation without courses is left out', () => {
  const relaxed = [
    { filter: 'text', keys: ['text'], course_count: 90 },
    { filter: 'place', keys: ['filters.countries', 'filters.cities'], course_count: 30 },
    { filter: 'fee', keys: ['filters.fees'], course_count: 2 },
    { filter: 'intake', keys: ['filters.intakes'], course_count: 1 },
    { filter: 'level', keys: ['filters.degree_levels'], course_count: 0 },
  ] as const
  const found = buildRelaxations(relaxed.map((each) => ({ ...each, keys: [...each.keys] })), state, chips, labels)
  expect(found.map((each) => each.label)).toEqual(['law: 90', 'all of countries: 30', 'cheap: 2', 'may: 1'])
  expect(found[1]?.action).toEqual({ type: 'clearFilterGroup', group: 'place' })
})
