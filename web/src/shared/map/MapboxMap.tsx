import 'mapbox-gl/dist/mapbox-gl.css'
import { useComputedColorScheme } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { MapProps } from 'react-map-gl/maplibre'
import * as mapbox from 'react-map-gl/mapbox'
import type { MapLibrary } from './mapLibrary'
import { MapFrame, type MapFrameProps } from './MapFrame'
import type { MapSettings } from './mapSettings'
import { getMapboxStyleUrl } from './mapStyle'

interface MapboxMapProps extends MapFrameProps {
  readonly settings: MapSettings
  readonly token: string
  readonly onBroken: () => void
}

/** A map that has not loaded after this time has failed, because Mapbox does not always report an invalid token. */
const LOAD_TIMEOUT_MS = 8000

/** The components that are used here have the same props in both libraries. */
const library = mapbox as unknown as MapLibrary

/** A Mapbox GL map. The map needs a token. */
export default function MapboxMap({ settings, token, onBroken, ...frame }: MapboxMapProps) {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false })
  const loadTimeout = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    loadTimeout.current = setTimeout(onBroken, LOAD_TIMEOUT_MS)
    return () => clearTimeout(loadTimeout.current)
  }, [onBroken])
  // MapLibre has the same flat projection. With this projection, the visible area is a rectangle in
  // degrees.
  const options = { mapboxAccessToken: token, mapStyle: getMapboxStyleUrl(settings, scheme), projection: 'mercator' }
  return (
    <MapFrame
      {...frame}
      library={library}
      options={options as Partial<MapProps>}
      onBroken={onBroken}
      onRendered={() => clearTimeout(loadTimeout.current)}
    />
  )
}
