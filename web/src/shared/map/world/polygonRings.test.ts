import { expect, test } from 'vitest'
import { computeRingArea, computeRingCentre, unwrapRing } from './polygonRings'

test('a ring across the date line continues beyond 180 degrees', () => {
  const ring = [[170, 0], [-170, 0], [-170, 10], [170, 10], [170, 0]]
  expect(unwrapRing(ring)).toEqual([[170, 0], [190, 0], [190, 10], [170, 10], [170, 0]])
})

test('a ring around a pole is closed along the edge of the map', () => {
  const ring = [[-120, -70], [0, -75], [120, -70], [-120, -70]]
  expect(unwrapRing(ring)).toEqual([[-120, -70], [0, -75], [120, -70], [240, -70], [240, -90], [-120, -90], [-120, -70]])
})

test('any other ring is unchanged', () => {
  const ring = [[0, 0], [10, 0], [10, 10], [0, 10], [0, 0]]
  expect(unwrapRing(ring)).toEqual(ring)
  expect(computeRingArea(ring)).toBe(100)
  expect(computeRingCentre(ring)).toEqual([5, 5])
})
