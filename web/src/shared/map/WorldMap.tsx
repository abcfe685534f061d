import '@/shared/texts/bundles/addMapTexts'
import { useQuery } from '@tanstack/react-query'
import { Component, lazy, Suspense, useCallback, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MapError } from './MapError'
import type { MapFrameProps } from './MapFrame'
import { MapMessage } from './MapMessage'
import { mapSettingsQuery } from './mapSettings'

const MapLibreMap = lazy(() => import('./MapLibreMap'))
const MapboxMap = lazy(() => import('./MapboxMap'))

/**
 * A map of the world. If a token is set, Mapbox GL renders the map. Without a token, or if Mapbox reports an error or
 * does not load in time, MapLibre renders the map. If MapLibre fails too, or if the settings or the code cannot be
 * loaded, an error replaces the map. The rest of the page still works.
 */
export function WorldMap(frame: MapFrameProps) {
  const { t } = useTranslation()
  const settings = useQuery(mapSettingsQuery())
  const [hasMapboxFailed, setMapboxFailed] = useState(false)
  const onMapboxFailed = useCallback(() => setMapboxFailed(true), [])
  if (settings.isError) return <MapError onFailed={frame.onFailed} />
  const loading = <MapMessage>{t('map.loading')}</MapMessage>
  if (!settings.data) return loading
  const token = settings.data.mapbox_token
  return (
    <MapErrorBoundary onFailed={frame.onFailed}>
      <Suspense fallback={loading}>
        {token !== null && !hasMapboxFailed ? (
          <MapboxMap {...frame} settings={settings.data} token={token} onBroken={onMapboxFailed} />
        ) : (
          <MapLibreMap {...frame} settings={settings.data} />
        )}
      </Suspense>
    </MapErrorBoundary>
  )
}

interface MapErrorBoundaryProps {
  readonly onFailed: (() => void) | undefined
  readonly children: ReactNode
}

/** Shows an error if the code cannot be loaded, or if a map library throws during rendering. */
class MapErrorBoundary extends Component<MapErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <MapError onFailed={this.props.onFailed} /> : this.props.children
  }
}
