import { createContext, use } from 'react'
import type * as MapLibre from 'react-map-gl/maplibre'

/**
 * The parts of react-map-gl, which are the same for both engines in all that we use of them: the types of one stand
 * for both, so that there is one component and not two.
 */
export type MapLibrary = Pick<typeof MapLibre, 'Map' | 'Marker' | 'Popup'>

export const MapLibraryContext = createContext<MapLibrary | undefined>(undefined)

/** The engine of the map around: of what is drawn on it, and of nothing else. */
export function useMapLibrary(): MapLibrary {
  const engine = use(MapLibraryContext)
  if (!engine) throw new Error('a marker or popup stands outside of a map')
  return engine
}
