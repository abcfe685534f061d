import { createContext, use } from 'react'
import type * as MapLibre from 'react-map-gl/maplibre'

/**
 * The components of react-map-gl that both map libraries share. The types of MapLibre stand for both, so that each map
 * component exists once.
 */
export type MapLibrary = Pick<typeof MapLibre, 'Map' | 'Marker' | 'Popup'>

export const MapLibraryContext = createContext<MapLibrary | undefined>(undefined)

/** The library of the surrounding map, for markers and popups. */
export function useMapLibrary(): MapLibrary {
  const engine = use(MapLibraryContext)
  if (!engine) throw new Error('a marker or popup stands outside of a map')
  return engine
}
