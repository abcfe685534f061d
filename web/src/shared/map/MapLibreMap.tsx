import 'maplibre-gl/dist/maplibre-gl.css'
import { useComputedColorScheme } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import * as maplibre from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as library from 'react-map-gl/maplibre'
import { MapError } from './MapError'
import { MapFrame, type MapFrameProps } from './MapFrame'
import { MapMessage } from './MapMessage'
import type { MapSettings } from './mapSettings'
import { getMapLibreStyleUrl } from './mapStyle'
import type { MapArea } from './viewport'
import { atlasQuery, getDetailForZoom } from './world/atlas'
import { PlaceNames } from './world/PlaceNames'
import { WATERS_FROM_ZOOM, watersQuery } from './world/waters'
import { buildWorldStyle } from './world/worldStyle'

maplibre.setWorkerUrl(workerUrl)

const NO_NAMES: ReadonlySet<string> = new Set()

interface MapLibreMapProps extends MapFrameProps {
  readonly settings: MapSettings
}

/** A MapLibre map with the built-in world map or a configured style. */
export default function MapLibreMap({ settings, markerNames = NO_NAMES, children, ...frame }: MapLibreMapProps) {
  const { t } = useTranslation()
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false })
  const url = getMapLibreStyleUrl(settings, scheme)
  const [detail, setDetail] = useState(() => getDetailForZoom(frame.initial.zoom))
  const [hasWaters, setHasWaters] = useState(() => frame.initial.zoom >= WATERS_FROM_ZOOM)
  const [area, setArea] = useState<MapArea>()
  const [isBroken, setBroken] = useState(false)
  const isBundled = url === undefined
  const coarse = useQuery({ ...atlasQuery('coarse'), enabled: isBundled })
  const fine = useQuery({ ...atlasQuery('fine'), enabled: isBundled && detail === 'fine' })
  const waters = useQuery({ ...watersQuery(), enabled: isBundled && hasWaters })
  const world = (detail === 'fine' ? fine.data : undefined) ?? coarse.data
  const credit = t('map.credit')
  const style = useMemo(() => url ?? (world && buildWorldStyle(world, waters.data, scheme, credit)), [url, world, waters.data, scheme, credit])

  if (isBroken || coarse.isError) return <MapError onFailed={frame.onFailed} />
  if (style === undefined) return <MapMessage>{t('map.loading')}</MapMessage>
  return (
    <MapFrame
      {...frame}
      library={library}
      options={{ mapLib: maplibre, mapStyle: style, attributionControl: { compact: false } }}
      onBroken={() => setBroken(true)}
      onView={(view) => {
        setArea(view.area)
        if (getDetailForZoom(view.position.zoom) === 'fine') setDetail('fine')
        if (view.position.zoom >= WATERS_FROM_ZOOM) setHasWaters(true)
        frame.onView?.(view)
      }}
    >
      {isBundled && <PlaceNames area={area} scheme={scheme} taken={markerNames} />}
      {children}
    </MapFrame>
  )
}
