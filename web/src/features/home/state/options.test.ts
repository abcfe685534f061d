import { expect, test } from 'vitest'
import { selectVisibleChips } from './chipWindow'
import { buildLevelOptions } from './levelOptions'
import { matchesText } from './textMatch'
import { toTown, type Suggestion } from '@/shared/location/towns'
import { buildPlaceOptions, buildSuggestedOptions } from './placeOptions'
import { parseNextPage } from '../queries/specializations'

test.each([
  [0, 0, 0],
  [3, 3, 3],
  [4, 2, 4],
  [9, 2, 9],
])('of %i chips %i are visible, and %i after expanding', (count, shown, expanded) => {
  const chips = Array.from({ length: count }, (_, index) => index)
  expect(selectVisibleChips(chips, false)).toHaveLength(shown)
  expect(selectVisibleChips(chips, true)).toHaveLength(expanded)
})

test.each([
  ['Master’s Degree', 'mas', true],
  ['Études', 'etu', true],
  ['Fine Arts', 'arts', true],
  ['Fine Arts', 'ine', false],
  ['New South Wales', 'new south', true],
  ['Law', '', true],
])('%s matches %s: %s', (name, typed, expected) => {
  expect(matchesText(name, typed)).toBe(expected)
})

const groups = [
  { id: -1, slug: 'undergraduate', name: 'Undergraduate', course_count: 5, degree_levels: [{ slug: 'ba', name: 'Bachelor', course_count: 5 }] },
  { id: -2, slug: 'postgraduate', name: 'Postgraduate', course_count: 2, degree_levels: [{ slug: 'ma', name: 'Master', course_count: 2 }] },
]
const active = (chosen: Parameters<typeof buildLevelOptions>[2]) => buildLevelOptions(groups, '', chosen).filter(({ isActive }) => isActive).map(({ id }) => id)

test('a selected type marks its levels as active, and a level replaces the type', () => {
  const [type, level] = buildLevelOptions(groups, 'undergrad', { kind: 'none' })
  expect(type?.level).toEqual({ kind: 'type', id: -1, slug: 'undergraduate', name: 'Undergraduate' })
  expect(active(type?.level ?? { kind: 'none' })).toEqual(['undergraduate', 'ba'])
  expect(active(level?.level ?? { kind: 'none' })).toEqual(['ba'])
})

test('a level is found under its type', () => {
  expect(buildLevelOptions(groups, 'mast', { kind: 'none' }).map(({ id }) => id)).toEqual(['postgraduate', 'ma'])
  expect(buildLevelOptions(groups, 'zz', { kind: 'none' })).toEqual([])
})

const city = { id: 1, slug: 'loja', city_name: 'Loja', state_id: 1, course_count: 1, institute_count: 1 }
const state = { id: 1, slug: 'loja-state', state_name: 'Loja', country_id: 1, course_count: 1, institute_count: 1, cities: [city] }
const ecuador = { id: 1, slug: 'ecuador', name: 'Ecuador', iso2: 'EC', course_count: 1, institute_count: 1, states: [state] }
const peru = { id: 2, slug: 'peru', name: 'Peru', iso2: 'PE', course_count: 0, institute_count: 0 }
const andes = { id: 1, slug: 'andes', name: 'Andes', type: 'Region', countries: [ecuador, peru] }

test('each mode lists its own kind of place, and a region has its countries with courses', () => {
  const ids = (mode: Parameters<typeof buildPlaceOptions>[0]) => buildPlaceOptions(mode, [ecuador], [andes], '').map(({ id }) => id)
  expect([ids('region'), ids('country'), ids('state'), ids('city')]).toEqual([['region:andes'], ['country:ecuador'], ['state:loja-state'], ['city:loja']])
  expect(buildPlaceOptions('region', [], [andes], '')[0]?.place?.countries).toEqual(['ecuador'])
  expect(buildPlaceOptions('city', [ecuador], [], 'qui')).toEqual([])
})

const nothing = { id: null, slug: null, postcode: null, state_slug: null, state_name: null, country_id: null, country_slug: null, country_name: null, distance_km: null, course_count: null }
const village: Suggestion = { ...nothing, type: 'auto_location', kind: 'town', name: 'Zumba', address: 'Zumba, Ecuador', latitude: -4.9, longitude: -79.1 }
const suggestedCity: Suggestion = { ...nothing, type: 'City', kind: 'city', id: 1, slug: 'loja', name: 'Loja', address: 'Loja, Ecuador', latitude: -4, longitude: -79.2, course_count: 1 }
const suggestedRegion: Suggestion = { ...nothing, type: 'Region', kind: 'region', id: 1, slug: 'andes', name: 'Andes', address: 'Andes', latitude: null, longitude: null, course_count: 1 }

test('suggestions become places of the tree, towns, and regions with their countries', () => {
  const [town, place, region] = buildSuggestedOptions([village, suggestedCity, suggestedRegion], [andes])
  expect(town).toMatchObject({ town: { name: 'Zumba', latitude: -4.9, longitude: -79.1 }, place: undefined, area: 'Zumba, Ecuador' })
  expect(place).toMatchObject({ id: 'city:loja', town: undefined, count: 1 })
  expect(region).toMatchObject({ id: 'region:andes', area: undefined, place: { countries: ['ecuador'] } })
  expect(buildSuggestedOptions([suggestedRegion], [])).toEqual([])
})

test('only towns, cities and postcodes are points', () => {
  expect(toTown(suggestedCity)).toMatchObject({ name: 'Loja' })
  expect(toTown({ ...village, kind: 'postcode', name: '110150' })).toMatchObject({ name: 'Zumba, Ecuador' })
  expect(toTown({ ...suggestedCity, kind: 'country' })).toBeUndefined()
})

test.each([
  ['/api/discipline/law/specializations/?search=a&page=3', 3],
  [null, undefined],
])('the next page of %s is parsed', (next, page) => {
  expect(parseNextPage(next)).toBe(page)
})
