import { expect, test } from 'vitest'
import { boundsOf, campusPlace, cityNames, heaviest, offsetsOf, placesOf } from './places'
import { exampleCampus, exampleCluster } from './places.example'

test('most courses first, and a cluster of one campus is that campus', () => {
  const campus = exampleCampus()
  const alone = exampleCluster({ tile: '4/1/1', pair_count: 12, course_count: 12, campus })
  const places = placesOf({ pair_count: 1216, course_count: 832, clusters: [alone, exampleCluster()], campuses: [] })
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
    campusPlace(campus),
  ])
})

test('from close by the campuses stand by themselves, with the key that they had before', () => {
  const campus = exampleCampus()
  const [near] = placesOf({ pair_count: 12, course_count: 12, clusters: [], campuses: [campus] })
  expect(near).toEqual(campusPlace(campus))
})

test('the box of all clusters, and the one with most courses', () => {
  const east = exampleCluster({ tile: '4/9/5', pair_count: 3, bounds: { south: 40, west: 10, north: 41, east: 12 } })
  expect(boundsOf([east, exampleCluster()])).toEqual({ south: 40, west: -2.3, north: 53.9, east: 12 })
  expect(boundsOf([])).toBeUndefined()
  expect(heaviest([east, exampleCluster()])?.tile).toBe('4/7/5')
})

test('campuses of one building stand around it, each at a place of its own', () => {
  const campuses = [1, 2, 3].map((id) => campusPlace(exampleCampus({ id })))
  const apart = campusPlace(exampleCampus({ id: 4, latitude: 50 }))
  const offsets = offsetsOf([...campuses, apart])
  expect(offsets.get(apart.key)).toEqual([0, 0])
  expect(new Set(campuses.map(({ key }) => offsets.get(key)?.join(' '))).size).toBe(3)
})

test('a city is named once, at its place with most courses', () => {
  const campus = campusPlace(exampleCampus())
  const [cluster] = placesOf({ pair_count: 1204, course_count: 820, clusters: [exampleCluster()], campuses: [] })
  const elsewhere = campusPlace(exampleCampus({ id: 5, city: { id: 72, slug: 'york', name: 'York', country_name: 'United Kingdom' } }))
  const nameless = campusPlace(exampleCampus({ id: 6, city: null }))
  const places = [...(cluster ? [cluster] : []), campus, elsewhere, nameless]
  expect([...cityNames(places)]).toEqual([
    ['4/7/5', 'Leeds'],
    ['campus 5', 'York'],
  ])
})
