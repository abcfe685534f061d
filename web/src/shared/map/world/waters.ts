import { queryOptions } from '@tanstack/react-query'
import type { FeatureCollection, Geometry, LineString, MultiLineString, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

/** The path of the file in the build (`waters.vite.ts`). */
declare const WATERS_FILE: string

export type WatersTopology = Topology<{ rivers: GeometryCollection; lakes: GeometryCollection }>

export interface Waters {
  readonly rivers: FeatureCollection<LineString | MultiLineString>
  readonly lakes: FeatureCollection
}

/** The map shows rivers and lakes from this zoom on. */
export const WATERS_FROM_ZOOM = 4
/**
 * The map hides rivers from this zoom on. The points of a river are about 2 km apart, so the river
 * would visibly miss the towns at its banks.
 */
export const RIVERS_TO_ZOOM = 10

/** Loads the rivers and lakes of the world (Natural Earth). The file has 65 kB gzip. */
export function watersQuery() {
  return queryOptions({
    queryKey: ['waters'],
    queryFn: async ({ signal }) => {
      const response = await fetch(WATERS_FILE, { signal })
      if (!response.ok) throw new Error(`${WATERS_FILE} returned ${response.status}`)
      return readWaters((await response.json()) as WatersTopology)
    },
    staleTime: Infinity,
    gcTime: Infinity,
  })
}

export function readWaters(topology: WatersTopology): Waters {
  const rivers = feature(topology, topology.objects.rivers).features.flatMap(({ geometry }) => (isLine(geometry) ? [smoothRiver(geometry)] : []))
  return {
    rivers: { type: 'FeatureCollection', features: rivers.map((geometry) => ({ type: 'Feature', properties: {}, geometry })) },
    lakes: feature(topology, topology.objects.lakes),
  }
}

function isLine(geometry: Geometry): geometry is LineString | MultiLineString {
  return geometry.type === 'LineString' || geometry.type === 'MultiLineString'
}

function smoothRiver(geometry: LineString | MultiLineString): LineString | MultiLineString {
  return geometry.type === 'LineString'
    ? { ...geometry, coordinates: smoothLine(geometry.coordinates) }
    : { ...geometry, coordinates: geometry.coordinates.map(smoothLine) }
}

/**
 * Cuts the corners of a line with the algorithm of Chaikin. Without this, the line would look
 * jagged, because the coordinates are rounded to multiples of 0.036 degrees.
 */
export function smoothLine(line: Position[]): Position[] {
  const inner = line.slice(1).flatMap((end, index) => {
    const start = line[index] ?? end
    return [mixPositions(start, end, 0.25), mixPositions(start, end, 0.75)]
  })
  return [...line.slice(0, 1), ...inner, ...line.slice(-1)]
}

function mixPositions([x0 = 0, y0 = 0]: Position, [x1 = 0, y1 = 0]: Position, share: number): Position {
  return [x0 + (x1 - x0) * share, y0 + (y1 - y0) * share]
}
