import { expect, test } from 'vitest'
import { addCourse, parseStoredComparison, EMPTY_COMPARISON, removeCourse, serializeComparison, type ComparedItem } from './comparison'

const item = (id: number): ComparedItem => ({ id, slug: `course-${id}`, name: `Course ${id}`, institute: 'Leeds', logo: null })
const three = [1, 2, 3].map(item).reduce(addCourse, EMPTY_COMPARISON)

test('accepts three courses, and rejects a fourth and a duplicate', () => {
  expect(three.items.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(addCourse(three, item(4))).toEqual({ ...three, refusal: 'full' })
  expect(addCourse(three, item(2))).toEqual({ ...three, refusal: 'duplicate' })
  expect(addCourse({ ...EMPTY_COMPARISON, items: [item(1)] }, item(1)).refusal).toBe('duplicate')
})

test('adding opens the drawer, removing the last course closes it, and any removal clears the refusal', () => {
  expect(addCourse(EMPTY_COMPARISON, item(1)).isOpen).toBe(true)
  const two = removeCourse(addCourse(three, item(4)), 2)
  expect(two).toEqual({ items: [item(1), item(3)], isOpen: true, refusal: undefined })
  expect(removeCourse(removeCourse(two, 1), 3)).toEqual(EMPTY_COMPARISON)
})

test('parsing is the inverse of serializing', () => {
  expect(parseStoredComparison(serializeComparison(three))).toEqual(three)
  expect(parseStoredComparison(serializeComparison({ ...three, isOpen: false }))).toEqual({ ...three, isOpen: false })
})

test.each([null, '', '{', '[]', 'null', '{"items":7}', '{"items":[{"id":"x"}],"isOpen":true}'])('the stored text %s gives an empty comparison', (stored) => {
  expect(parseStoredComparison(stored)).toEqual(EMPTY_COMPARISON)
})

test('at most three courses are parsed', () => {
  expect(parseStoredComparison(JSON.stringify({ items: [1, 2, 3, 4].map(item), isOpen: true })).items).toHaveLength(3)
})
