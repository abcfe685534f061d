import { expect, test } from 'vitest'
import { buildNamePoints, snapToCells } from './mapNames'

test('a request covers whole cells, so that a small move repeats the request', () => {
  const area = { south: 51.1, west: -1.2, north: 52, east: 0.9, zoom: 6 }
  const snapped = snapToCells(area)
  expect(snapped).toEqual({ south: 50.625, west: -5.625, north: 56.25, east: 5.625 })
  expect(snapToCells({ ...area, west: -1.4, east: 0.7 })).toEqual(snapped)
})

test('cells stay on the map, and an area across the date line keeps its order', () => {
  expect(snapToCells({ south: -89, west: 179, north: 89, east: -179, zoom: 6 })).toEqual({ south: -90, west: 174.375, north: 90, east: -174.375 })
})

test('a town that a marker names has no second name on the map', () => {
  const names = {
    towns: [
      { name: 'Leeds', latitude: 53.8, longitude: -1.5, population: 500_000 },
      { name: 'York', latitude: 53.9, longitude: -1.1, population: 150_000 },
    ],
    regions: [{ name: 'England', latitude: 52.5, longitude: -1 }],
  }
  expect(buildNamePoints(names, new Set(['Leeds'])).features.map(({ properties, geometry }) => [properties.name, geometry.coordinates])).toEqual([
    ['England', [-1, 52.5]],
    ['York', [-1.1, 53.9]],
  ])
})
