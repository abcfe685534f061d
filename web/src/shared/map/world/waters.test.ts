import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { buildWaters } from '../../../../waters.vite.ts'
import type { Atlas } from './atlas'
import { buildWorldStyle } from './worldStyle'
import { readWaters, smoothLine } from './waters'

const FILE_MAX_BYTES = 150_000
const COLOGNE = [6.96, 50.94] as const
const GENEVA = [6.5, 46.45] as const
const ATLAS: Atlas = { countries: { type: 'FeatureCollection', features: [] }, names: { type: 'FeatureCollection', features: [] } }
const waters = readWaters(buildWaters())

/** The distance in degrees of latitude from a place to the nearest point of the shapes. */
function measureDistance([longitude, latitude]: readonly [number, number], numbers: readonly number[]): number {
  const narrowing = Math.cos((latitude * Math.PI) / 180)
  let nearest = Infinity
  for (let index = 0; index < numbers.length; index += 2) {
    nearest = Math.min(nearest, Math.hypot(((numbers[index] ?? 0) - longitude) * narrowing, (numbers[index + 1] ?? 0) - latitude))
  }
  return nearest
}

test.each(['light', 'dark'] as const)('at zoom 6 the %s map draws the Rhine at Cologne and Lake Geneva, below the borders and names', (scheme) => {
  const { layers, sources } = buildWorldStyle(ATLAS, waters, scheme, 'Natural Earth')
  expect(layers.map(({ id }) => id)).toEqual(['sea', 'land', 'lakes', 'rivers', 'borders', 'names'])
  for (const [id, place] of [['rivers', COLOGNE], ['lakes', GENEVA]] as const) {
    const layer = layers.find((each) => each.id === id)
    expect([layer?.minzoom, layer?.maxzoom ?? 24].map((zoom) => Math.sign((zoom ?? 0) - 6))).toEqual([-1, 1])
    const source = sources[id]
    if (source?.type !== 'geojson' || typeof source.data !== 'object' || !('features' in source.data)) throw new Error(`the style has no ${id}`)
    const numbers = source.data.features.flatMap(({ geometry }) => ('coordinates' in geometry ? geometry.coordinates.flat(9) : []) as number[])
    expect(measureDistance(place, numbers)).toBeLessThan(0.1)
  }
})

test('without rivers and lakes the map has the same layers', () => {
  const ids = (given: typeof waters | undefined) => buildWorldStyle(ATLAS, given, 'light', '').layers.map(({ id }) => id)
  expect(ids(undefined)).toEqual(ids(waters))
})

test('the file has less than 150 kB compressed', () => {
  expect(gzipSync(JSON.stringify(buildWaters())).length).toBeLessThan(FILE_MAX_BYTES)
  expect(waters.rivers.features).toHaveLength(461)
})

test('a smooth line keeps its ends and cuts its corners', () => {
  expect(smoothLine([[0, 0], [4, 0], [4, 4]])).toEqual([[0, 0], [1, 0], [3, 0], [4, 1], [4, 3], [4, 4]])
  expect(smoothLine([[1, 2]])).toEqual([[1, 2], [1, 2]])
})
