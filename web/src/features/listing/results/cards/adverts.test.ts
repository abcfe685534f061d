import { expect, test } from 'vitest'
import { insertAdverts, selectAdverts, type Advert } from './adverts'

const adverts = Array.from({ length: 6 }, (_, id) => ({ id }) as Advert)
const courses = (count: number) => Array.from({ length: count }, (_, index) => index)
const places = (count: number, of = adverts) =>
  insertAdverts(courses(count), of).flatMap((entry, place) => ('advert' in entry ? [place] : []))

test.each([
  [0, []],
  [20, []],
  [21, [6, 13, 20]],
  [23, [6, 13, 20]],
  [24, [6, 13, 20, 27]],
  [27, [6, 13, 20, 27]],
  [100, [6, 13, 20, 27]],
])('among %i courses the advertisements are at %j', (count, expected) => {
  expect(places(count)).toEqual(expected)
})

test('all courses stay in order', () => {
  const merged = insertAdverts(courses(27), adverts)
  expect(merged.flatMap((entry) => ('course' in entry ? [entry.course] : []))).toEqual(courses(27))
})

test('no more positions are used than there are advertisements', () => {
  expect(places(27, adverts.slice(0, 2))).toEqual([6, 13])
  expect(places(27, [])).toEqual([])
})

test('advertisements that were not shown come first, then those that were shown longest ago', () => {
  const select = (shownIds: readonly number[], count = 27, of = adverts) => {
    const { selected, shownIds: next } = selectAdverts(of, shownIds, count)
    return [selected.map(({ id }) => id), next]
  }
  expect(select([])).toEqual([[0, 1, 2, 3], [0, 1, 2, 3]])
  expect(select([0, 1, 2, 3])).toEqual([[4, 5, 0, 1], [2, 3, 4, 5, 0, 1]])
  expect(select([2, 3, 4, 5, 0, 1], 21)).toEqual([[2, 3, 4], [5, 0, 1, 2, 3, 4]])
  expect(select([2, 3], 20)).toEqual([[], [2, 3]])
  expect(select([99, 0], 27, adverts.slice(0, 1))).toEqual([[0], [0]])
  expect(select([7], 27, [])).toEqual([[], []])
})
