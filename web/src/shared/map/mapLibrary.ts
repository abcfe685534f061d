import { createContext, use } from 'react'
import type * as MapLibre from 'react-map-gl/maplibre'

/** The components of react-map-gl that both map libraries have. Both libraries use the types of MapLibre. */
export type MapLibrary = Pick<typeof MapLibre, 'Map' | 'Marker' | 'Popup'>

export const MapLibraryContext = createContext<MapLibrary | undefined>(undefined)

/** Returns the library of the surrounding map, for markers and popups. */
export function useMapLibrary(): MapLibrary {
  const library = use(MapLibraryContext)
  if (!library) throw new Error('a marker or popup is not inside a map')
  return library
}
