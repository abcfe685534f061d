import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Layer, Source, type LayerProps } from 'react-map-gl/maplibre'
import { COLOURS } from '@/shared/theme/tokens'
import type { MapArea } from '../viewport'
import { buildNamePoints, mapNamesQuery, NAMES_FROM_ZOOM, REGIONS_TO_ZOOM } from './mapNames'
import type { Scheme } from './worldStyle'

interface PlaceNamesProps {
  /** The visible area. Undefined until the map has loaded. */
  readonly area: MapArea | undefined
  readonly scheme: Scheme
  /** Names that a marker of the page already shows. */
  readonly taken: ReadonlySet<string>
}

/** The names of towns and regions on the built-in world map. If the request fails, the map has no such names. */
export function PlaceNames({ area, scheme, taken }: PlaceNamesProps) {
  const isClose = area !== undefined && area.zoom >= NAMES_FROM_ZOOM
  const names = useQuery({ ...mapNamesQuery(area ?? NOWHERE), enabled: isClose, placeholderData: keepPreviousData })
  const points = useMemo(() => names.data && buildNamePoints(names.data, taken), [names.data, taken])
  const layers = useMemo(() => buildNameLayers(scheme), [scheme])
  if (!points) return null
  return (
    <Source id="place-names" type="geojson" data={points}>
      {layers.map((layer) => (
        <Layer key={layer.id} {...layer} />
      ))}
    </Source>
  )
}

const NOWHERE: MapArea = { south: 0, west: 0, north: 0, east: 0, zoom: 0 }

function buildNameLayers(scheme: Scheme): LayerProps[] {
  const colour = COLOURS[scheme]
  return [
    {
      id: 'regions',
      type: 'symbol',
      minzoom: NAMES_FROM_ZOOM,
      maxzoom: REGIONS_TO_ZOOM,
      filter: ['==', ['get', 'kind'], 'region'],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': ['Inter Variable', 'sans-serif'],
        'text-transform': 'uppercase',
        'text-letter-spacing': 0.12,
        'text-size': 11,
        'text-max-width': 8,
      },
      paint: { 'text-color': colour['map-name'], 'text-halo-color': colour['map-land'], 'text-halo-width': 1.2, 'text-opacity': 0.8 },
    },
    {
      id: 'towns',
      type: 'symbol',
      minzoom: NAMES_FROM_ZOOM,
      filter: ['==', ['get', 'kind'], 'town'],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': ['Inter Variable', 'sans-serif'],
        'text-size': ['step', ['get', 'population'], 11, 100_000, 12.5, 500_000, 14.5],
        'text-max-width': 8,
        'text-padding': 6,
        // If two names overlap, only the name of the larger town is shown.
        'symbol-sort-key': ['-', ['get', 'population']],
      },
      paint: { 'text-color': colour.ink, 'text-halo-color': colour['map-land'], 'text-halo-width': 1.4 },
    },
  ]
}
