import type { FeatureCollection, Point } from 'geojson'
import { api } from '@/shared/api/client'
import type { components } from '@/shared/api/schema'
import type { MapArea } from '../viewport'

export type MapNames = components['schemas']['MapNames']

/** The built-in map shows names of towns and regions from this zoom on. */
export const NAMES_FROM_ZOOM = 6
/** The built-in map shows no names of regions from this zoom on. */
export const REGIONS_TO_ZOOM = 9
/**
 * Above this zoom, the grid cells of a request do not become smaller (see `snapToCells`). The
 * response then also includes the towns around the visible area.
 */
const CELLS_TO_ZOOM = 10

/** GET map/names: the names of towns and regions in an area. */
export function mapNamesQuery(area: MapArea) {
  return { ...api.queryOptions('get', '/api/map/names', { params: { query: snapToCells(area) } }), staleTime: Infinity }
}

type NamesArea = Omit<MapArea, 'zoom'>

/** Extends an area to the edges of a grid. A small move of the map then needs no new request. */
export function snapToCells({ south, west, north, east, zoom }: MapArea): NamesArea {
  const cell = 360 / 2 ** Math.min(zoom, CELLS_TO_ZOOM)
  const down = (degrees: number) => Math.floor(degrees / cell) * cell
  const up = (degrees: number) => Math.ceil(degrees / cell) * cell
  return { south: Math.max(-90, down(south)), west: Math.max(-180, down(west)), north: Math.min(90, up(north)), east: Math.min(180, up(east)) }
}

interface NameFields {
  readonly name: string
  readonly kind: 'town' | 'region'
  readonly population: number
}

/**
 * Builds the names as points for the map. Towns in `taken` are left out, because a marker already
 * shows their names.
 */
export function buildNamePoints({ towns, regions }: MapNames, taken: ReadonlySet<string>): FeatureCollection<Point, NameFields> {
  const toPoint = (kind: NameFields['kind'], name: string, population: number, { latitude, longitude }: { readonly latitude: number; readonly longitude: number }) => ({
    type: 'Feature' as const,
    properties: { name, kind, population },
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  })
  return {
    type: 'FeatureCollection',
    features: [
      ...regions.map((region) => toPoint('region', region.name, 0, region)),
      ...towns.filter(({ name }) => !taken.has(name)).map((town) => toPoint('town', town.name, town.population, town)),
    ],
  }
}
