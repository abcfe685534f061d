import { expect, test } from 'vitest'
import { addCourse, parseStoredComparison, EMPTY_COMPARISON, removeCourse, serializeComparison, type ComparedItem } from './comparison'

const item = (id: number): ComparedItem => ({ id, slug: `course-${id}`, name: `Course ${id}`, institute: 'Leeds', logo: null })
const three = [1, 2, 3].map(item).reduce(addCourse, EMPTY_COMPARISON)

test('holds three, and refuses a fourth and one that is there', () => {
  expect(three.items.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(addCourse(three, item(4))).toEqual({ ...three, refusal: 'full' })
  expect(addCourse(three, item(2))).toEqual({ ...three, refusal: 'duplicate' })
  expect(addCourse({ ...EMPTY_COMPARISON, items: [item(1)] }, item(1)).refusal).toBe('duplicate')
})

test('adding opens it, removing the last closes it, removing any takes the refusal back', () => {
  expect(addCourse(EMPTY_COMPARISON, item(1)).isOpen).toBe(true)
  const two = removeCourse(addCourse(three, item(4)), 2)
  expect(two).toEqual({ items: [item(1), item(3)], isOpen: true, refusal: undefined })
  expect(removeCourse(removeCourse(two, 1), 3)).toEqual(EMPTY_COMPARISON)
})

test('is read again as it was stored', () => {
  expect(parseStoredComparison(serializeComparison(three))).toEqual(three)
  expect(parseStoredComparison(serializeComparison({ ...three, isOpen: false }))).toEqual({ ...three, isOpen: false })
})

test.each([null, '', '{', '[]', 'null', '{"items":7}', '{"items":[{"id":"x"}],"isOpen":true}'])('%s is an empty basket', (stored) => {
  expect(parseStoredComparison(stored)).toEqual(EMPTY_COMPARISON)
})

test('no more than three are read', () => {
  expect(parseStoredComparison(JSON.stringify({ items: [1, 2, 3, 4].map(item), isOpen: true })).items).toHaveLength(3)
})
