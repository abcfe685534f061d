import { expect, it } from 'vitest'
import { allPlaces } from './allPlaces'

const city = (id: number, course_count: number) => ({ id, slug: `c${id}`, city_name: `C${id}`, state_id: 1, course_count })
const state = (id: number, course_count: number, cities: ReturnType<typeof city>[]) => ({
  id, slug: `s${id}`, state_name: `S${id}`, country_id: 1, course_count, cities,
})
const country = (id: number, course_count: number, states: ReturnType<typeof state>[]) => ({
  id, slug: `n${id}`, name: `N${id}`, iso2: 'AU', course_count, states,
})
const whole = [country(1, 9, [state(1, 5, [city(1, 5)]), state(2, 4, [city(2, 4)])]), country(2, 3, [])] as never

it('names every place, with what was found in it', () => {
  const [first, second] = allPlaces(whole, [country(1, 2, [state(2, 2, [city(2, 2)])])])
  expect(first).toMatchObject({ name: 'N1', course_count: 2 })
  expect(first?.states.map(({ state_name, course_count }) => [state_name, course_count])).toEqual([['S1', 0], ['S2', 2]])
  expect(first?.states.flatMap(({ cities }) => cities.map(({ id, course_count }) => [id, course_count]))).toEqual([[1, 0], [2, 2]])
  expect(second).toMatchObject({ name: 'N2', course_count: 0, states: [] })
})

it('keeps a place that the tree does not know yet', () => {
  const places = allPlaces(whole, [country(1, 1, [state(3, 1, [city(3, 1)])]), country(7, 1, [])])
  expect(places.map(({ id }) => id)).toEqual([1, 2, 7])
  expect(places[0]?.states.map(({ id }) => id)).toEqual([1, 2, 3])
})

it('is the facet until the tree is there', () => {
  const facet = [country(1, 2, [])]
  expect(allPlaces(undefined, facet)).toBe(facet)
})
