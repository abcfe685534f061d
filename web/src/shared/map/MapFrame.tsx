import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useEffect, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { MapProps, MapRef } from 'react-map-gl/maplibre'
import { MapLibraryContext, type MapLibrary } from './mapLibrary'
import { MapMessage } from './MapMessage'
import { buildMapArea, roundPosition, type Bounds, type MapArea, type MapPosition } from './viewport'
import classes from './MapFrame.module.css'

/** The visible part of a map. */
export interface MapView {
  readonly area: MapArea
  readonly position: MapPosition
}

export interface MapHandle {
  readonly zoom: () => number
  readonly moveTo: (position: MapPosition) => void
  /** Computes the position that shows the whole `bounds`. Returns undefined if the map has no size. */
  readonly getFittingPosition: (bounds: Bounds) => MapPosition | undefined
}

export interface MapFrameProps {
  /** The accessible name of the map. */
  readonly label: string
  readonly initial: MapPosition
  /**
   * Whether touch gestures need two fingers, and the wheel needs Ctrl (Command on a Mac). One finger, or the wheel
   * alone, then scrolls the page instead of moving the map.
   */
  readonly hasCooperativeGestures?: boolean
  /** Called after the map has loaded, and after each move or resize. */
  readonly onView?: (view: MapView) => void
  /** Called when no map can be rendered. */
  readonly onFailed?: () => void
  readonly handle?: Ref<MapHandle>
  /** Names of towns that markers already show. The built-in world map leaves out these towns. */
  readonly markerNames?: ReadonlySet<string>
  /** Further buttons next to the zoom buttons. */
  readonly tools?: ReactNode
  /** Markers and popups. */
  readonly children?: ReactNode
}

interface MapRendererProps extends MapFrameProps {
  readonly library: MapLibrary
  /** Props that only this map library has. */
  readonly options: Partial<MapProps>
  /** Called when the map library cannot render. */
  readonly onBroken: (error: Error) => void
  /** Called after the first rendering. */
  readonly onRendered?: () => void
}

const FLIGHT_MS = 400
const MARGIN_PX = 48

/** A map of one of the two map libraries. North is always up, so that the visible area is a rectangle in degrees. */
export function MapFrame({ label, initial, hasCooperativeGestures = false, onView, handle, tools, children, library, options, onBroken, onRendered }: MapRendererProps) {
  const { t } = useTranslation()
  const map = useRef<MapRef>(null)
  const [isLoaded, setLoaded] = useState(false)
  const hasStyle = useRef(false)
  const isUnmounted = useRef(false)
  const { Map } = library
  useEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
    }
  }, [])

  const reportView = () => {
    // If the visitor leaves the page during an animation, the map still sends a last move event. This
    // event must be ignored.
    if (isUnmounted.current) return
    const bounds = map.current?.getBounds()
    const centre = map.current?.getCenter()
    const zoom = map.current?.getZoom()
    if (!bounds || !centre || zoom === undefined) return
    const visible = { south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast() }
    onView?.({
      area: buildMapArea(visible, zoom),
      position: roundPosition({ latitude: centre.lat, longitude: centre.lng, zoom }),
    })
  }
  useImperativeHandle(handle, () => buildHandle(map), [])
  return (
    <MapLibraryContext value={library}>
      <div className={classes.frame} data-loaded={isLoaded || undefined}>
        <Map
          ref={map}
          initialViewState={initial}
          dragRotate={false}
          pitchWithRotate={false}
          touchPitch={false}
          maxPitch={0}
          cooperativeGestures={hasCooperativeGestures}
          locale={{
            'Map.Title': label,
            'AttributionControl.ToggleAttribution': t('map.credits'),
            'CooperativeGesturesHandler.WindowsHelpText': t('map.byCtrl'),
            'CooperativeGesturesHandler.MacHelpText': t('map.byCommand'),
            'CooperativeGesturesHandler.MobileHelpText': t('map.byTwoFingers'),
            'ScrollZoomBlocker.CtrlMessage': t('map.byCtrl'),
            'ScrollZoomBlocker.CmdMessage': t('map.byCommand'),
            'TouchPanBlocker.Message': t('map.byTwoFingers'),
          }}
          onLoad={({ target }) => {
            target.touchZoomRotate.disableRotation()
            target.keyboard.disableRotation()
            setLoaded(true)
            onRendered?.()
            reportView()
          }}
          onMoveEnd={reportView}
          onResize={reportView}
          onStyleData={() => {
            hasStyle.current = true
          }}
          onError={({ error }) => {
            // After the style has loaded, an error means that a tile could not be loaded. The map still works.
            if (!hasStyle.current) onBroken(error)
          }}
          {...options}
        >
          {children}
        </Map>
        {!isLoaded && <MapMessage isOver>{t('map.loading')}</MapMessage>}
        <div className={classes.tools}>
          {tools}
          <button type="button" className={classes.tool} aria-label={t('map.zoomIn')} title={t('map.zoomIn')} onClick={() => zoomBy(map, 1)}>
            <IconPlus size={20} stroke={1.6} aria-hidden />
          </button>
          <button type="button" className={classes.tool} aria-label={t('map.zoomOut')} title={t('map.zoomOut')} onClick={() => zoomBy(map, -1)}>
            <IconMinus size={20} stroke={1.6} aria-hidden />
          </button>
        </div>
      </div>
    </MapLibraryContext>
  )
}

interface MapHolder {
  readonly current: MapRef | null
}

function buildHandle(map: MapHolder): MapHandle {
  return {
    zoom: () => map.current?.getZoom() ?? 0,
    moveTo: ({ latitude, longitude, zoom }) => {
      const target = { center: [longitude, latitude] as [number, number], zoom }
      if (hasReducedMotion()) map.current?.jumpTo(target)
      else map.current?.easeTo({ ...target, duration: FLIGHT_MS })
    },
    getFittingPosition: ({ south, west, north, east }) => {
      const camera = map.current?.cameraForBounds([west, south, east, north], { padding: getMargin(map), maxZoom: 22 })
      if (camera?.zoom === undefined || camera.center === undefined) return undefined
      return { latitude: (south + north) / 2, longitude: (west + east) / 2, zoom: camera.zoom }
    },
  }
}

function zoomBy(map: MapHolder, levels: 1 | -1): void {
  const zoom = Math.round((map.current?.getZoom() ?? 0) + levels)
  if (hasReducedMotion()) map.current?.jumpTo({ zoom })
  else map.current?.easeTo({ zoom, duration: FLIGHT_MS })
}

/**
 * Computes the margin around a fitted area in pixels. Both margins together take at most a third of
 * the shorter side of the map.
 */
function getMargin(map: MapHolder): number {
  const { clientWidth = 0, clientHeight = 0 } = map.current?.getContainer() ?? {}
  return Math.min(MARGIN_PX, Math.min(clientWidth, clientHeight) / 6)
}

function hasReducedMotion(): boolean {
  return globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches
}
