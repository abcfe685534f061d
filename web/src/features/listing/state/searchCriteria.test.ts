import { expect, test } from 'vitest'
import { DEFAULT_STATE, EMPTY_LISTS, type ListingState, type Range } from './listingState'
import { buildSearchCriteriaWithout, buildSearchCriteria } from './searchCriteria'

test('without filters the request has no filters', () => {
  expect(buildSearchCriteria(DEFAULT_STATE)).toEqual({ text: '', filters: {} })
})

const EVERY_FILTER: ListingState = {
  ...DEFAULT_STATE,
  text: 'law',
  lists: {
    ...EMPTY_LISTS,
    countries: ['australia'],
    states: ['ontario'],
    cities: ['leeds'],
    types: ['undergraduate'],
    levels: ['doctorate'],
    disciplines: ['law'],
    specializations: ['tax-law'],
    intakes: ['may'],
    instituteTypes: ['COLLEGE'],
    institutes: ['university-of-leeds'],
    campuses: ['leeds-city'],
    panels: ['p1'],
  },
  fee: [100_000, 5_000_000],
  duration: [0, 4.5],
  sort: 3,
  page: 2,
  view: 'grid',
  currency: 'USD',
}

test('every filter has its key in the request', () => {
  const include = (value: string) => ({ include: [value] })
  expect(buildSearchCriteria(EVERY_FILTER)).toEqual({
    text: 'law',
    filters: {
      countries: include('australia'),
      states: include('ontario'),
      cities: include('leeds'),
      degree_levels_types: include('undergraduate'),
      degree_levels: include('doctorate'),
      disciplines: include('law'),
      specializations: include('tax-law'),
      intakes: include('may'),
      institute_type: include('COLLEGE'),
      institutes: include('university-of-leeds'),
      campuses: include('leeds-city'),
      panels: include('p1'),
      fees: { lower: 100_000, upper: 5_000_000 },
      durations: { lower: 0, upper: 4.5 },
    },
  })
  expect(buildSearchCriteriaWithout(EVERY_FILTER, 'institutes')).toEqual(buildSearchCriteria({ ...EVERY_FILTER, lists: { ...EVERY_FILTER.lists, institutes: [] } }))
})

test.each<[Range, object]>([
  [[0, 5_000_000], { upper: 5_000_000 }],
  [[1, Infinity], { lower: 1 }],
])('for the fees %s an open end is left out', (fee, fees) => {
  expect(buildSearchCriteria({ ...DEFAULT_STATE, fee }).filters).toEqual({ fees })
  expect(buildSearchCriteria({ ...DEFAULT_STATE, fee, feeCurrency: 'INR' }).filters).toEqual({ fees: { ...fees, currency: 'INR' } })
})

test('a point is sent with its distance', () => {
  const state = { ...DEFAULT_STATE, point: { latitude: -4, longitude: 79.2, distance: 50, kind: 'autL' } } as const
  expect(buildSearchCriteria(state).filters).toEqual({ point: { latitude: -4, longitude: 79.2, distance_km: 50 } })
})
