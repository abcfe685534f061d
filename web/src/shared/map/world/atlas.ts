import { queryOptions } from '@tanstack/react-query'
import type { Feature, FeatureCollection, MultiPolygon, Point, Polygon } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import fineUrl from 'world-atlas/countries-50m.json?url'
import coarseUrl from 'world-atlas/countries-110m.json?url'
import { areaOfRing, centreOfRing, unwrappedRing } from './rings'

interface Country {
  readonly name: string
}

export interface Atlas {
  readonly countries: FeatureCollection<MultiPolygon, Country>
  /** Where each country's name stands: in the middle of its largest part. */
  readonly names: FeatureCollection<Point, Country & { readonly area: number }>
}

export type Detail = 'coarse' | 'fine'
const URLS: Readonly<Record<Detail, string>> = { coarse: coarseUrl, fine: fineUrl }

/** From this zoom on the coarse coasts look coarse. */
const FINE_FROM_ZOOM = 3.5

export function detailAt(zoom: number): Detail {
  return zoom >= FINE_FROM_ZOOM ? 'fine' : 'coarse'
}

/** The world's countries (Natural Earth), out of the site's own files: 38 kB, or 230 kB when they are seen from close by. */
export function atlas(detail: Detail) {
  return queryOptions({
    queryKey: ['atlas', detail],
    queryFn: async ({ signal }) => {
      const answer = await fetch(URLS[detail], { signal })
      if (!answer.ok) throw new Error(`${URLS[detail]} answered ${answer.status}`)
      return atlasOf((await answer.json()) as WorldTopology)
    },
    staleTime: Infinity,
    gcTime: Infinity,
  })
}

type WorldTopology = Topology<{ countries: GeometryCollection<Country> }>

function atlasOf(topology: WorldTopology): Atlas {
  const { features } = feature(topology, topology.objects.countries)
  const countries = features.filter(isArea).map(flat)
  return {
    countries: { type: 'FeatureCollection', features: countries },
    names: { type: 'FeatureCollection', features: countries.map(nameOf) },
  }
}

type Area = Feature<Polygon | MultiPolygon, Country>

function isArea(each: Feature<{ readonly type: string } & Feature['geometry'], Country>): each is Area {
  return each.geometry.type === 'Polygon' || each.geometry.type === 'MultiPolygon'
}

function flat({ geometry, properties }: Area): Feature<MultiPolygon, Country> {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const coordinates = polygons.map((rings) => rings.map(unwrappedRing))
  return { type: 'Feature', properties, geometry: { type: 'MultiPolygon', coordinates } }
}

function nameOf({ geometry, properties }: Feature<MultiPolygon, Country>): Atlas['names']['features'][number] {
  const outer = geometry.coordinates.map(([ring = []]) => ring)
  const largest = outer.toSorted((one, other) => areaOfRing(other) - areaOfRing(one))[0] ?? []
  return {
    type: 'Feature',
    properties: { name: properties.name, area: areaOfRing(largest) },
    geometry: { type: 'Point', coordinates: centreOfRing(largest) },
  }
}
