import { expect, test } from 'vitest'
import { mergeBounds, buildCampusPlace, buildCityLabels, findLargestCluster, buildMarkerOffsets, buildPlaces } from './places'
import { exampleCampus, exampleCluster } from './places.example'

test('most courses first, and a cluster of one campus is that campus', () => {
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
      bounds: exampleCluster().bounds,
      pairCount: 1204,
      courseCount: 820,
    },
    buildCampusPlace(campus),
  ])
})

test('from close by the campuses stand by themselves, with the key that they had before', () => {
  const campus = exampleCampus()
  const [near] = buildPlaces({ pair_count: 12, course_count: 12, clusters: [], campuses: [campus] })
  expect(near).toEqual(buildCampusPlace(campus))
})

test('the box of all clusters, and the one with most courses', () => {
  const east = exampleCluster({ tile: '4/9/5', pair_count: 3, bounds: { south: 40, west: 10, north: 41, east: 12 } })
  expect(mergeBounds([east, exampleCluster()])).toEqual({ south: 40, west: -2.3, north: 53.9, east: 12 })
  expect(mergeBounds([])).toBeUndefined()
  expect(findLargestCluster([east, exampleCluster()])?.tile).toBe('4/7/5')
})

test('campuses of one building stand around it, each at a place of its own', () => {
  const campuses = [1, 2, 3].map((id) => buildCampusPlace(exampleCampus({ id })))
  const apart = buildCampusPlace(exampleCampus({ id: 4, latitude: 50 }))
  const offsets = buildMarkerOffsets([...campuses, apart])
  expect(offsets.get(apart.key)).toEqual([0, 0])
  expect(new Set(campuses.map(({ key }) => offsets.get(key)?.join(' '))).size).toBe(3)
})

test('a city is named once, at its place with most courses', () => {
  const campus = buildCampusPlace(exampleCampus())
  const [cluster] = buildPlaces({ pair_count: 1204, course_count: 820, clusters: [exampleCluster()], campuses: [] })
  const elsewhere = buildCampusPlace(exampleCampus({ id: 5, city: { id: 72, slug: 'york', name: 'York', country_name: 'United Kingdom' } }))
  const nameless = buildCampusPlace(exampleCampus({ id: 6, city: null }))
  const places = [...(cluster ? [cluster] : []), campus, elsewhere, nameless]
  expect([...buildCityLabels(places)]).toEqual([
    ['4/7/5', 'Leeds'],
    ['campus 5', 'York'],
  ])
})
