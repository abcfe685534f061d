import '@/shared/texts/addMapTexts'
import { useQuery } from '@tanstack/react-query'
import { Component, lazy, Suspense, useCallback, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MapError } from './MapError'
import type { MapFrameProps } from './MapFrame'
import { MapMessage } from './MapMessage'
import { mapSettings } from './mapSettings'

const MapLibreMap = lazy(() => import('./MapLibreMap'))
const MapboxMap = lazy(() => import('./MapboxMap'))

/**
 * A map of the world in the place it is given: Mapbox GL where there is a token, MapLibre otherwise, and also when
 * Mapbox refuses. Its code comes when it is first shown. Whatever goes wrong, it says so and takes nothing with it.
 */
export function WorldMap(frame: MapFrameProps) {
  const { t } = useTranslation()
  const settings = useQuery(mapSettings())
  const [isRefused, setRefused] = useState(false)
  const refuse = useCallback(() => setRefused(true), [])
  if (settings.isError) return <MapError onFailed={frame.onFailed} />
  const loading = <MapMessage>{t('map.loading')}</MapMessage>
  if (!settings.data) return loading
  const token = settings.data.mapbox_token
  return (
    <Contained onFailed={frame.onFailed}>
      <Suspense fallback={loading}>
        {token !== null && !isRefused ? (
          <MapboxMap {...frame} settings={settings.data} token={token} onBroken={refuse} />
        ) : (
          <MapLibreMap {...frame} settings={settings.data} />
        )}
      </Suspense>
    </Contained>
  )
}

interface ContainedProps {
  readonly onFailed: (() => void) | undefined
  readonly children: ReactNode
}

/** A chunk that does not arrive, or an engine that throws while it draws. */
class Contained extends Component<ContainedProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <MapError onFailed={this.props.onFailed} /> : this.props.children
  }
}
