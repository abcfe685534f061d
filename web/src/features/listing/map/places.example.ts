import type { MapCampus, MapCluster } from './places'

const CITY = { id: 71, slug: 'leeds', name: 'Leeds', country_name: 'United Kingdom' }

export function exampleCampus(changes: Partial<MapCampus> = {}): MapCampus {
  return {
    id: 61,
    slug: 'university-of-leeds-city',
    name: 'City Campus',
    institute: { id: 91, slug: 'university-of-leeds', name: 'University of Leeds', logo: null },
    city: CITY,
    latitude: 53.8,
    longitude: -1.55,
    course_count: 12,
    ...changes,
  }
}

export function exampleCluster(changes: Partial<MapCluster> = {}): MapCluster {
  return {
    tile: '4/7/5',
    latitude: 53.5,
    longitude: -1.7,
    bounds: { south: 53.3, west: -2.3, north: 53.9, east: -1.5 },
    pair_count: 1204,
    course_count: 820,
    city: CITY,
    place: { kind: 'city', name: CITY.name, country_name: CITY.country_name },
    campus: null,
    ...changes,
  }
}
