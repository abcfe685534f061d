import type { FeatureCollection } from 'geojson'
import type { StyleSpecification } from 'maplibre-gl'
import { COLOURS } from '@/shared/theme/tokens'
import type { Atlas } from './atlas'
import { RIVERS_TO_ZOOM, WATERS_FROM_ZOOM, type Waters } from './waters'

export type Scheme = keyof typeof COLOURS

const NO_SHAPES: FeatureCollection = { type: 'FeatureCollection', features: [] }

/**
 * Builds the style of the built-in world map. The style has no `glyphs`, so that MapLibre uses the fonts of the page.
 * Without `waters`, the layers of rivers and lakes are empty.
 */
export function buildWorldStyle(atlas: Atlas, waters: Waters | undefined, scheme: Scheme, credit: string): StyleSpecification {
  const colour = COLOURS[scheme]
  return {
    version: 8,
    sources: {
      countries: { type: 'geojson', data: atlas.countries, attribution: credit },
      lakes: { type: 'geojson', data: waters?.lakes ?? NO_SHAPES },
      rivers: { type: 'geojson', data: waters?.rivers ?? NO_SHAPES },
      names: { type: 'geojson', data: atlas.names },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colour['map-sea'] } },
      { id: 'land', type: 'fill', source: 'countries', paint: { 'fill-color': colour['map-land'] } },
      { id: 'lakes', type: 'fill', source: 'lakes', minzoom: WATERS_FROM_ZOOM, paint: { 'fill-color': colour['map-sea'] } },
      {
        id: 'rivers',
        type: 'line',
        source: 'rivers',
        minzoom: WATERS_FROM_ZOOM,
        maxzoom: RIVERS_TO_ZOOM,
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint: {
          'line-color': colour['map-river'],
          'line-width': ['interpolate', ['linear'], ['zoom'], WATERS_FROM_ZOOM, 0.8, 6, 1.4, RIVERS_TO_ZOOM, 2.4],
        },
      },
      { id: 'borders', type: 'line', source: 'countries', paint: { 'line-color': colour['map-border'], 'line-width': 0.8 } },
      {
        id: 'names',
        type: 'symbol',
        source: 'names',
        layout: {
          'text-field': ['get', 'name'],
          'text-font': ['Inter Variable', 'sans-serif'],
          'text-size': ['interpolate', ['linear'], ['zoom'], 1, 11, 6, 15],
          'text-max-width': 7,
          // If two names overlap, only the name of the larger country is shown.
          'symbol-sort-key': ['-', ['get', 'area']],
        },
        paint: { 'text-color': colour['map-name'], 'text-halo-color': colour['map-land'], 'text-halo-width': 1.2 },
      },
    ],
  }
}
