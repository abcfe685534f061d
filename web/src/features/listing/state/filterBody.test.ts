import { expect, test } from 'vitest'
import { filterBody, searchBody } from './filterBody'
import { typedQuestion } from './typedFilters'
import { EVERYTHING, NO_LISTS, type ListingState } from './listingState'

test('nothing chosen asks for everything', () => {
  expect(searchBody(EVERYTHING)).toEqual({})
  expect(typedQuestion(EVERYTHING)).toEqual({ text: '', filters: {} })
})

test('every filter has its key in the body', () => {
  const state: ListingState = {
    text: 'law',
    point: undefined,
    lists: {
      ...NO_LISTS,
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
    advanced: false,
    view: 'grid',
    currency: 'USD',
    at: undefined,
  }
  const filters = {
    course: 'law',
    countries: ['australia'],
    states: ['ontario'],
    cities: ['leeds'],
    degree_levels_types: ['undergraduate'],
    degree_levels: ['doctorate'],
    disciplines: ['law'],
    specializations: ['tax-law'],
    intakes: ['may'],
    institute_type: ['COLLEGE'],
    institutes: ['university-of-leeds'],
    campuses: ['leeds-city'],
    panels: ['p1'],
    fees: [100_000, 5_000_000],
    durations: [0, 4.5],
  }
  expect(filterBody(state)).toEqual(filters)
  expect(searchBody(state)).toEqual({ ...filters, order: 3 })
  const include = (values: readonly string[]) => ({ include: values })
  const { course: text, fees, durations, ...lists } = filters
  expect(typedQuestion(state)).toEqual({
    text,
    filters: {
      ...Object.fromEntries(Object.entries(lists).map(([key, values]) => [key, include(values)])),
      fees: { lower: fees[0], upper: fees[1] },
      durations: { lower: durations[0], upper: durations[1] },
    },
  })
})

test('a point is asked for with its distance, by either search', () => {
  const state = { ...EVERYTHING, point: { latitude: -4, longitude: 79.2, distance: 50, kind: 'autL' } } as const
  const body = filterBody(state)
  expect(typedQuestion(state).filters).toEqual({ point: { latitude: -4, longitude: 79.2, distance_km: 50 } })
  expect(body).toEqual({ google_location: { latitude: -4, longitude: 79.2, distance: 50 } })
})
