import { queryOptions } from '@tanstack/react-query'
import type { Feature, FeatureCollection, MultiPolygon, Point, Polygon } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import fineUrl from 'world-atlas/countries-50m.json?url'
import coarseUrl from 'world-atlas/countries-110m.json?url'
import { computeRingArea, computeRingCentre, unwrapRing } from './polygonRings'

interface Country {
  readonly name: string
}

export interface Atlas {
  readonly countries: FeatureCollection<MultiPolygon, Country>
  /** The position of the name of each country. The position is the centre of the largest part of the country. */
  readonly names: FeatureCollection<Point, Country & { readonly area: number }>
}

export type Detail = 'coarse' | 'fine'
const URLS: Readonly<Record<Detail, string>> = { coarse: coarseUrl, fine: fineUrl }

/** From this zoom on, the map uses the fine coastlines. */
const FINE_FROM_ZOOM = 3.5

export function getDetailForZoom(zoom: number): Detail {
  return zoom >= FINE_FROM_ZOOM ? 'fine' : 'coarse'
}

/** Loads the countries of the world (Natural Earth). The coarse file has 38 kB gzip, the fine file 230 kB. */
export function atlasQuery(detail: Detail) {
  return queryOptions({
    queryKey: ['atlas', detail],
    queryFn: async ({ signal }) => {
      const response = await fetch(URLS[detail], { signal })
      if (!response.ok) throw new Error(`${URLS[detail]} returned ${response.status}`)
      return buildAtlas((await response.json()) as WorldTopology)
    },
    staleTime: Infinity,
    gcTime: Infinity,
  })
}

type WorldTopology = Topology<{ countries: GeometryCollection<Country> }>

function buildAtlas(topology: WorldTopology): Atlas {
  const { features } = feature(topology, topology.objects.countries)
  const countries = features.filter(isArea).map(toFlatCountry)
  return {
    countries: { type: 'FeatureCollection', features: countries },
    names: { type: 'FeatureCollection', features: countries.map(buildNamePoint) },
  }
}

type Area = Feature<Polygon | MultiPolygon, Country>

function isArea(each: Feature<{ readonly type: string } & Feature['geometry'], Country>): each is Area {
  return each.geometry.type === 'Polygon' || each.geometry.type === 'MultiPolygon'
}

function toFlatCountry({ geometry, properties }: Area): Feature<MultiPolygon, Country> {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const coordinates = polygons.map((rings) => rings.map(unwrapRing))
  return { type: 'Feature', properties, geometry: { type: 'MultiPolygon', coordinates } }
}

function buildNamePoint({ geometry, properties }: Feature<MultiPolygon, Country>): Atlas['names']['features'][number] {
  const outer = geometry.coordinates.map(([ring = []]) => ring)
  const largest = outer.toSorted((one, other) => computeRingArea(other) - computeRingArea(one))[0] ?? []
  return {
    type: 'Feature',
    properties: { name: properties.name, area: computeRingArea(largest) },
    geometry: { type: 'Point', coordinates: computeRingCentre(largest) },
  }
}
