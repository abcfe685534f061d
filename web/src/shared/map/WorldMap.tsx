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
 * A map of the world. Mapbox GL renders it if a token is set; MapLibre renders it without a token or after Mapbox has
 * failed. The code loads with the first map. Every failure shows an error and leaves the rest of the page working.
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

/** Shows the error when the code does not load or when a map library throws during rendering. */
class MapErrorBoundary extends Component<MapErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <MapError onFailed={this.props.onFailed} /> : this.props.children
  }
}
