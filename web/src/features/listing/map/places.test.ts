import { expect, test } from 'vitest'
import { mergeBounds, buildCampusPlace, buildCityLabels, findLargestCluster, buildMarkerOffsets, buildPlaces } from './places'
import { exampleCampus, exampleCluster } from './places.example'

test('places are sorted by courses, and a cluster of one campus becomes that campus', () => {
  const campus = exampleCampus()
  const alone = exampleCluster({ tile: '4/1/1', pair_count: 12, course_count: 12, campus })
  const places = buildPlaces({ pair_count: 1216, course_count: 832, clusters: [alone, exampleCluster()], campuses: [] })
  expect(places).toEqual([
    {
      kind: 'cluster',
      key: '4/7/5',
      latitude: 53.5,
      longitude: -1.7,
      city: exampleCluster().city,
      place: exampleCluster().place,
      bounds: exampleCluster().bounds,
      pairCount: 1204,
      courseCount: 820,
    },
    buildCampusPlace(campus),
  ])
})

test('a single campus has the same key as a cluster of that campus', () => {
  const campus = exampleCampus()
  const [near] = buildPlaces({ pair_count: 12, course_count: 12, clusters: [], campuses: [campus] })
  expect(near).toEqual(buildCampusPlace(campus))
})

test('clusters have merged bounds and a largest cluster', () => {
  const east = exampleCluster({ tile: '4/9/5', pair_count: 3, bounds: { south: 40, west: 10, north: 41, east: 12 } })
  expect(mergeBounds([east, exampleCluster()])).toEqual({ south: 40, west: -2.3, north: 53.9, east: 12 })
  expect(mergeBounds([])).toBeUndefined()
  expect(findLargestCluster([east, exampleCluster()])?.tile).toBe('4/7/5')
})

test('campuses at the same point get different marker offsets', () => {
  const campuses = [1, 2, 3].map((id) => buildCampusPlace(exampleCampus({ id })))
  const apart = buildCampusPlace(exampleCampus({ id: 4, latitude: 50 }))
  const offsets = buildMarkerOffsets([...campuses, apart])
  expect(offsets.get(apart.key)).toEqual([0, 0])
  expect(new Set(campuses.map(({ key }) => offsets.get(key)?.join(' '))).size).toBe(3)
})

test('each city is labelled once, at its place with most courses', () => {
  const campus = buildCampusPlace(exampleCampus())
  const [cluster] = buildPlaces({ pair_count: 1204, course_count: 820, clusters: [exampleCluster()], campuses: [] })
  const inYork = buildCampusPlace(exampleCampus({ id: 5, city: { id: 72, slug: 'york', name: 'York', country_name: 'United Kingdom' } }))
  const nameless = buildCampusPlace(exampleCampus({ id: 6, city: null }))
  const places = [...(cluster ? [cluster] : []), campus, inYork, nameless]
  expect([...buildCityLabels(places)]).toEqual([
    ['4/7/5', 'Leeds'],
    ['campus 5', 'York'],
  ])
})
