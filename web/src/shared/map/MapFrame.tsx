import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useEffect, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { MapProps, MapRef } from 'react-map-gl/maplibre'
import { MapLibraryContext, type MapLibrary } from './mapLibrary'
import { MapMessage } from './MapMessage'
import { buildMapArea, roundPosition, type Bounds, type MapArea, type MapPosition } from './viewport'
import classes from './MapFrame.module.css'

/** What the map shows, and from where. */
export interface MapView {
  readonly area: MapArea
  readonly position: MapPosition
}

export interface MapHandle {
  readonly zoom: () => number
  readonly moveTo: (position: MapPosition) => void
  /** Where a map looks that shows all of `bounds`; undefined for a map without a size. */
  readonly fitting: (bounds: Bounds) => MapPosition | undefined
}

export interface MapFrameProps {
  /** What the map is of, in words. */
  readonly label: string
  readonly initial: MapPosition
  /** The map takes what lies over the page only when it is meant: two fingers, or Ctrl and the wheel. */
  readonly isQuiet?: boolean
  /** Called when the map is there, and each time that it has come to rest elsewhere. */
  readonly onView?: (view: MapView) => void
  /** Called when the map cannot be drawn, whatever the reason. */
  readonly onFailed?: () => void
  readonly handle?: Ref<MapHandle>
  /** Beside the buttons that come closer and go away. */
  readonly tools?: ReactNode
  /** Markers and popups. */
  readonly children?: ReactNode
}

interface EngineProps extends MapFrameProps {
  readonly engine: MapLibrary
  /** What only this engine takes. */
  readonly options: Partial<MapProps>
  /** The engine cannot draw. */
  readonly onBroken: (error: Error) => void
  /** Its first picture stands. */
  readonly onDrawn?: () => void
}

const FLIGHT_MS = 400
const MARGIN_PX = 48

/** The one map, whichever engine draws it: north stays up, so that what is seen is a box of degrees. */
export function MapFrame({ label, initial, isQuiet = false, onView, handle, tools, children, engine, options, onBroken, onDrawn }: EngineProps) {
  const { t } = useTranslation()
  const map = useRef<MapRef>(null)
  const [isThere, setThere] = useState(false)
  const hasStyle = useRef(false)
  const isGone = useRef(false)
  const { Map } = engine
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  const tell = () => {
    // A flight that is cut off by leaving the page has nothing to tell to the next one.
    if (isGone.current) return
    const bounds = map.current?.getBounds()
    const centre = map.current?.getCenter()
    const zoom = map.current?.getZoom()
    if (!bounds || !centre || zoom === undefined) return
    const seen = { south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast() }
    onView?.({
      area: buildMapArea(seen, zoom),
      position: roundPosition({ latitude: centre.lat, longitude: centre.lng, zoom }),
    })
  }
  useImperativeHandle(handle, () => handleOf(map), [])
  return (
    <MapLibraryContext value={engine}>
      <div className={classes.frame} data-there={isThere || undefined}>
        <Map
          ref={map}
          initialViewState={initial}
          dragRotate={false}
          pitchWithRotate={false}
          touchPitch={false}
          maxPitch={0}
          cooperativeGestures={isQuiet}
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
            setThere(true)
            onDrawn?.()
            tell()
          }}
          onMoveEnd={tell}
          onResize={tell}
          onStyleData={() => {
            hasStyle.current = true
          }}
          onError={({ error }) => {
            // Once the engine and the style are there, a tile that fails leaves a gap and no more.
            if (!hasStyle.current) onBroken(error)
          }}
          {...options}
        >
          {children}
        </Map>
        {!isThere && <MapMessage isOver>{t('map.loading')}</MapMessage>}
        <div className={classes.tools}>
          {tools}
          <button type="button" className={classes.tool} aria-label={t('map.zoomIn')} title={t('map.zoomIn')} onClick={() => step(map, 1)}>
            <IconPlus size={20} stroke={1.6} aria-hidden />
          </button>
          <button type="button" className={classes.tool} aria-label={t('map.zoomOut')} title={t('map.zoomOut')} onClick={() => step(map, -1)}>
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

function handleOf(map: MapHolder): MapHandle {
  return {
    zoom: () => map.current?.getZoom() ?? 0,
    moveTo: ({ latitude, longitude, zoom }) => {
      const there = { center: [longitude, latitude] as [number, number], zoom }
      if (isStill()) map.current?.jumpTo(there)
      else map.current?.easeTo({ ...there, duration: FLIGHT_MS })
    },
    fitting: ({ south, west, north, east }) => {
      const camera = map.current?.cameraForBounds([west, south, east, north], { padding: marginOf(map), maxZoom: 22 })
      if (camera?.zoom === undefined || camera.center === undefined) return undefined
      return { latitude: (south + north) / 2, longitude: (west + east) / 2, zoom: camera.zoom }
    },
  }
}

function step(map: MapHolder, by: 1 | -1): void {
  const zoom = Math.round((map.current?.getZoom() ?? 0) + by)
  if (isStill()) map.current?.jumpTo({ zoom })
  else map.current?.easeTo({ zoom, duration: FLIGHT_MS })
}

/** A phone's map is small: the margin never takes more than a third of it. */
function marginOf(map: MapHolder): number {
  const { clientWidth = 0, clientHeight = 0 } = map.current?.getContainer() ?? {}
  return Math.min(MARGIN_PX, Math.min(clientWidth, clientHeight) / 6)
}

/** Who asked for no motion gets none. */
function isStill(): boolean {
  return globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches
}
