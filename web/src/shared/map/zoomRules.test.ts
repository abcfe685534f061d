import { expect, test } from 'vitest'
import { CAMPUS_MAP, COURSE_MAP, getZoomForCluster, getZoomForSelected, getZoomAfterClose } from './zoomRules'

test('the zooms equal those of the specification', () => {
  expect(CAMPUS_MAP).toEqual({ initial: 2, selected: 9, closed: 3 })
  expect(COURSE_MAP).toEqual({ initial: 4.5, selected: 15 })
})

test('selecting a place zooms in and never out', () => {
  expect(getZoomForSelected(2, 9)).toBe(9)
  expect(getZoomForSelected(13.5, 9)).toBe(13.5)
})

test('closing zooms out to 3, but only if the visitor has not changed the zoom', () => {
  expect(getZoomAfterClose(9)).toBe(3)
  expect(getZoomAfterClose(12)).toBeUndefined()
  expect(getZoomAfterClose(4)).toBeUndefined()
})

test.each([
  [2, 5.5, 5.5],
  [2, 2.2, 3],
  [4, 22, 13],
  [12.5, 22, 13.5],
])('at zoom %d a cluster that fits at zoom %d zooms to %d', (now, fitting, then) => {
  expect(getZoomForCluster(now, fitting)).toBe(then)
})
