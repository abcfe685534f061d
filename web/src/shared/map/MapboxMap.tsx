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

/** A token that Mapbox does not take can be met with silence. */
const SILENCE_MS = 8000

/** Of the parts that we use, those of Mapbox take and give the same as MapLibre's. */
const engine = mapbox as unknown as MapLibrary

/** The map as Mapbox GL draws it, for those who have a token. */
export default function MapboxMap({ settings, token, onBroken, ...frame }: MapboxMapProps) {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false })
  const silence = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    silence.current = setTimeout(onBroken, SILENCE_MS)
    return () => clearTimeout(silence.current)
  }, [onBroken])
  // The flat map, as the other engine's: what is seen is then a box of degrees.
  const options = { mapboxAccessToken: token, mapStyle: getMapboxStyleUrl(settings, scheme), projection: 'mercator' }
  return (
    <MapFrame
      {...frame}
      engine={engine}
      options={options as Partial<MapProps>}
      onBroken={onBroken}
      onDrawn={() => clearTimeout(silence.current)}
    />
  )
}
