import 'maplibre-gl/dist/maplibre-gl.css'
import { useComputedColorScheme } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import * as maplibre from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as engine from 'react-map-gl/maplibre'
import { MapFailed } from './MapFailed'
import { MapFrame, type MapFrameProps } from './MapFrame'
import { MapMessage } from './MapMessage'
import type { MapSettings } from './mapSettings'
import { mapLibreStyle } from './styleOf'
import { atlas, detailAt } from './world/atlas'
import { worldStyle } from './world/worldStyle'

maplibre.setWorkerUrl(workerUrl)

interface MapLibreMapProps extends MapFrameProps {
  readonly settings: MapSettings
}

/** The map as MapLibre draws it: the bundled world, or any style by its address. */
export default function MapLibreMap({ settings, ...frame }: MapLibreMapProps) {
  const { t } = useTranslation()
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false })
  const url = mapLibreStyle(settings, scheme)
  const [detail, setDetail] = useState(() => detailAt(frame.initial.zoom))
  const [isBroken, setBroken] = useState(false)
  const isBundled = url === undefined
  const coarse = useQuery({ ...atlas('coarse'), enabled: isBundled })
  const fine = useQuery({ ...atlas('fine'), enabled: isBundled && detail === 'fine' })
  const world = (detail === 'fine' ? fine.data : undefined) ?? coarse.data
  const credit = t('map.credit')
  const style = useMemo(() => url ?? (world && worldStyle(world, scheme, credit)), [url, world, scheme, credit])

  if (isBroken || coarse.isError) return <MapFailed onFailed={frame.onFailed} />
  if (style === undefined) return <MapMessage>{t('map.loading')}</MapMessage>
  return (
    <MapFrame
      {...frame}
      engine={engine}
      options={{ mapLib: maplibre, mapStyle: style, attributionControl: { compact: false } }}
      onBroken={() => setBroken(true)}
      onView={(view) => {
        if (detailAt(view.position.zoom) === 'fine') setDetail('fine')
        frame.onView?.(view)
      }}
    />
  )
}
