import { expect, it } from 'vitest'
import { addPlaceCounts, hasUnknownPlace } from './placeCounts'

const city = (id: number) => ({ id, slug: `c${id}`, city_name: `C${id}`, state_id: 1, course_count: 9, institute_count: 1 })
const state = (id: number, cities: ReturnType<typeof city>[]) => ({
  id, slug: `s${id}`, state_name: `S${id}`, country_id: 1, course_count: 9, institute_count: 1, cities,
})
const country = (id: number, states: ReturnType<typeof state>[]) => ({
  id, slug: `n${id}`, name: `N${id}`, iso2: 'AU', course_count: 9, institute_count: 1, states,
})
const whole = [country(1, [state(1, [city(1)]), state(2, [city(2)])]), country(2, [])]

it('lists every place with its count, 0 if none was found', () => {
  const [first, second] = addPlaceCounts(whole, { countries: { 1: 2 }, states: { 2: 2 }, cities: { 2: 2 } })
  expect(first).toMatchObject({ name: 'N1', course_count: 2 })
  expect(first?.states.map(({ state_name, course_count }) => [state_name, course_count])).toEqual([['S1', 0], ['S2', 2]])
  expect(first?.states.flatMap(({ cities }) => cities.map(({ id, course_count }) => [id, course_count]))).toEqual([[1, 0], [2, 2]])
  expect(second).toMatchObject({ name: 'N2', course_count: 0, states: [] })
})

it('leaves counts undefined that were not requested', () => {
  const [first, second] = addPlaceCounts(whole, { countries: { 1: 2 }, states: null, cities: null })
  expect([first?.course_count, second?.course_count]).toEqual([2, 0])
  const below = first?.states.flatMap((each) => [each, ...each.cities]) ?? []
  expect(below.map(({ course_count }) => course_count)).toEqual([undefined, undefined, undefined, undefined])
})

it('detects courses in an unknown place', () => {
  expect(hasUnknownPlace(whole, { countries: { 1: 2 }, states: { 2: 2 }, cities: { 2: 2 } })).toBe(false)
  expect(hasUnknownPlace(whole, { countries: { 1: 2 }, states: { 2: 2 }, cities: { 3: 1 } })).toBe(true)
  expect(hasUnknownPlace(whole, { countries: { 7: 1 }, states: null, cities: null })).toBe(true)
  expect(hasUnknownPlace(whole, { countries: { 1: 1 }, states: null, cities: null })).toBe(false)
})
