import type { StyleSpecification } from 'maplibre-gl'
import { COLOURS } from '@/shared/theme/tokens'
import type { Atlas } from './atlas'

export type Scheme = keyof typeof COLOURS

/** Builds the style of the built-in world map. The style has no `glyphs`, so that MapLibre uses the fonts of the page. */
export function buildWorldStyle(atlas: Atlas, scheme: Scheme, credit: string): StyleSpecification {
  const colour = COLOURS[scheme]
  return {
    version: 8,
    sources: {
      countries: { type: 'geojson', data: atlas.countries, attribution: credit },
      names: { type: 'geojson', data: atlas.names },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colour['map-sea'] } },
      { id: 'land', type: 'fill', source: 'countries', paint: { 'fill-color': colour['map-land'] } },
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
