import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildMapArea, roundPosition } from './viewport'

describe('the visible area in the form of the API', () => {
  test('is rounded outwards, with a whole zoom', () => {
    expect(buildMapArea({ south: 51.28677, west: -0.51037, north: 51.69187, east: 0.33403 }, 9.7)).toEqual({
      south: 51.2867,
      west: -0.5104,
      north: 51.6919,
      east: 0.3341,
      zoom: 9,
    })
  })

  test('west is greater than east across the date line', () => {
    const area = buildMapArea({ south: -50, west: 160, north: -30, east: 200 }, 4)
    expect([area.west, area.east]).toEqual([160, -160])
  })

  test('is the whole world when the map shows the world more than once', () => {
    const area = buildMapArea({ south: -95, west: -250, north: 95, east: 190 }, 0)
    expect(area).toEqual({ south: -90, west: -180, north: 90, east: 180, zoom: 0 })
  })

  test('contains everything visible, and is always valid for the API', () => {
    const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true })
    fc.assert(
      fc.property(degrees(-90, 90), degrees(-90, 90), degrees(-540, 540), degrees(0, 359), degrees(-2, 30), (one, other, west, width, zoom) => {
        const [south, north] = one < other ? [one, other] : [other, one]
        const area = buildMapArea({ south, north, west, east: west + width }, zoom)
        expect(area.south).toBeLessThanOrEqual(south)
        expect(area.north).toBeGreaterThanOrEqual(north)
        for (const longitude of [area.west, area.east]) expect(Math.abs(longitude)).toBeLessThanOrEqual(180)
        const across = (area.east - area.west + 720) % 360
        expect(across).toBeGreaterThanOrEqual(Math.min(359, width) - 0.001)
        expect(across).toBeLessThanOrEqual(width + 0.001)
      }),
    )
  })
})

test('a position in a URL is rounded and lies on the map', () => {
  expect(roundPosition({ latitude: 89, longitude: 181.123456, zoom: 4.3333 })).toEqual({ latitude: 85, longitude: -178.8765, zoom: 4.33 })
})
