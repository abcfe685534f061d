import type { components } from '@/shared/api/schema'
import type { Bounds } from '@/shared/map/viewport'

type Schemas = components['schemas']
export type MapCampus = Schemas['MapCampus']
export type MapCluster = Schemas['MapCluster']
export type SearchMap = Schemas['SearchMap']

interface PlaceFields {
  /** The key of the place. The same place has the same key in every response. */
  readonly key: string
  readonly latitude: number
  readonly longitude: number
  /** The number of pairs of course and campus. A course counts once for each of its campuses at this place. */
  readonly pairCount: number
  /** The number of courses. Each course counts once. */
  readonly courseCount: number
}

export interface CampusPlace extends PlaceFields {
  readonly kind: 'campus'
  readonly campus: MapCampus
}

interface ClusterPlace extends PlaceFields {
  readonly kind: 'cluster'
  readonly city: MapCluster['city']
  readonly place: MapCluster['place']
  readonly bounds: Bounds
}

/** A campus or a cluster. Each place has one marker on the map and one row in the list. */
export type Place = CampusPlace | ClusterPlace

/**
 * Builds the places of a response. The place with the most pairs of course and campus is first. A
 * cluster with one campus becomes a campus.
 */
export function buildPlaces({ clusters, campuses }: SearchMap): Place[] {
  const places = [...clusters.map(buildClusterPlace), ...campuses.map(buildCampusPlace)]
  return places.sort((one, other) => other.pairCount - one.pairCount || one.key.localeCompare(other.key))
}

function buildClusterPlace(cluster: MapCluster): Place {
  const { tile, latitude, longitude, city, place, bounds, campus } = cluster
  if (campus) return buildCampusPlace(campus)
  const counts = { pairCount: cluster.pair_count, courseCount: cluster.course_count }
  return { kind: 'cluster', key: tile, latitude, longitude, city, place, bounds, ...counts }
}

export function buildCampusPlace(campus: MapCampus): CampusPlace {
  const { latitude, longitude, course_count: count } = campus
  return { kind: 'campus', key: buildCampusKey(campus.id), latitude, longitude, campus, pairCount: count, courseCount: count }
}

export function buildCampusKey(id: number): string {
  return `campus ${id}`
}

/** Computes the smallest bounds around all clusters. Returns undefined if there are no clusters. */
export function mergeBounds(clusters: readonly MapCluster[]): Bounds | undefined {
  const [first, ...others] = clusters.map(({ bounds }) => bounds)
  return others.reduce<Bounds | undefined>(
    (all, each) =>
      all && {
        south: Math.min(all.south, each.south),
        west: Math.min(all.west, each.west),
        north: Math.max(all.north, each.north),
        east: Math.max(all.east, each.east),
      },
    first,
  )
}

export function findLargestCluster(clusters: readonly MapCluster[]): MapCluster | undefined {
  return clusters.toSorted((one, other) => other.pair_count - one.pair_count)[0]
}

/**
 * Chooses which markers show a city name. Only the first place of each city shows the name. Returns
 * city names by place key.
 */
export function buildCityLabels(places: readonly Place[]): ReadonlyMap<string, string> {
  const labels = new Map<number, readonly [key: string, name: string]>()
  for (const place of places) {
    const city = place.kind === 'campus' ? place.campus.city : place.city
    if (city && !labels.has(city.id)) labels.set(city.id, [place.key, city.name])
  }
  return new Map(labels.values())
}

const CIRCLE_RADIUS_PX = 30

/**
 * Computes the offset of each marker in pixels to the right and down. Campuses of one building have the same point. Their
 * markers form a circle around the point, so that they do not overlap.
 */
export function buildMarkerOffsets(places: readonly Place[]): ReadonlyMap<string, readonly [number, number]> {
  const points = new Map<string, string[]>()
  for (const { key, latitude, longitude } of places) {
    const point = `${latitude} ${longitude}`
    points.set(point, [...(points.get(point) ?? []), key])
  }
  return new Map(
    [...points.values()].flatMap((keys) =>
      keys.map((key, index) => [key, keys.length === 1 ? [0, 0] : getCircleOffset(index / keys.length)] as const),
    ),
  )
}

function getCircleOffset(turn: number): readonly [number, number] {
  const angle = turn * 2 * Math.PI
  return [Math.round(Math.cos(angle) * CIRCLE_RADIUS_PX), Math.round(Math.sin(angle) * CIRCLE_RADIUS_PX)]
}
