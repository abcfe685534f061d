import { expect, test } from 'vitest'
import { added, basketOf, EMPTY_BASKET, removed, storedForm, type ComparedItem } from './basket'

const item = (id: number): ComparedItem => ({ id, slug: `course-${id}`, name: `Course ${id}`, institute: 'Leeds', logo: null })
const three = [1, 2, 3].map(item).reduce(added, EMPTY_BASKET)

test('holds three, and refuses a fourth and one that is there', () => {
  expect(three.items.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(added(three, item(4))).toEqual({ ...three, refusal: 'full' })
  expect(added(three, item(2))).toEqual({ ...three, refusal: 'duplicate' })
  expect(added({ ...EMPTY_BASKET, items: [item(1)] }, item(1)).refusal).toBe('duplicate')
})

test('adding opens it, removing the last closes it, removing any takes the refusal back', () => {
  expect(added(EMPTY_BASKET, item(1)).isOpen).toBe(true)
  const two = removed(added(three, item(4)), 2)
  expect(two).toEqual({ items: [item(1), item(3)], isOpen: true, refusal: undefined })
  expect(removed(removed(two, 1), 3)).toEqual(EMPTY_BASKET)
})

test('is read again as it was stored', () => {
  expect(basketOf(storedForm(three))).toEqual(three)
  expect(basketOf(storedForm({ ...three, isOpen: false }))).toEqual({ ...three, isOpen: false })
})

test.each([null, '', '{', '[]', 'null', '{"items":7}', '{"items":[{"id":"x"}],"isOpen":true}'])('%s is an empty basket', (stored) => {
  expect(basketOf(stored)).toEqual(EMPTY_BASKET)
})

test('no more than three are read', () => {
  expect(basketOf(JSON.stringify({ items: [1, 2, 3, 4].map(item), isOpen: true })).items).toHaveLength(3)
})
