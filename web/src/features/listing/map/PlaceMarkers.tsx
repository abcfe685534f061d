import { IconSchool } from '@tabler/icons-react'
import { useMemo } from 'react'
import { formatCount } from '@/shared/format/numbers'
import { useEngine } from '@/shared/map/engine'
import { useLocale } from '@/shared/texts/useLocale'
import { cityNames, offsetsOf, type Place } from './places'
import { usePlaceWords } from './usePlaceLabels'
import classes from '@/shared/map/markers.module.css'

interface PlaceMarkersProps {
  readonly places: readonly Place[]
  readonly isStale: boolean
  /** The map is close enough for the names of cities, which the bundled world does not have. */
  readonly hasCities: boolean
  /** The key of the place that is pointed at, here or in the list. */
  readonly lit: string | undefined
  readonly chosen: string | undefined
  readonly onLight: (key: string | undefined) => void
  readonly onChoose: (place: Place) => void
}

/**
 * Clusters and pins. They have names and can be pressed, but the tab key passes them by: the list beside the map has the
 * same places in order.
 */
export function PlaceMarkers({ places, isStale, hasCities, lit, chosen, onLight, onChoose }: PlaceMarkersProps) {
  const { Marker } = useEngine()
  const { tag } = useLocale()
  const { nameOf, inWords } = usePlaceWords()
  const offsets = useMemo(() => offsetsOf(places), [places])
  const cities = useMemo(() => (hasCities ? cityNames(places) : NONE), [places, hasCities])
  return places.map((place) => {
    const { key, kind, latitude, longitude, pairCount } = place
    const [right, down] = offsets.get(key) ?? [0, 0]
    const isLit = key === lit
    return (
      // The engine takes an offset when it makes a marker; a new place beside it makes it anew.
      <Marker
        key={`${key} ${right} ${down}`}
        latitude={latitude}
        longitude={longitude}
        offset={[right, down]}
        style={{ zIndex: isLit || key === chosen ? 2 : kind === 'campus' ? 1 : 0 }}
      >
        <div className={classes.place} data-stale={isStale || undefined}>
          <button
            type="button"
            tabIndex={-1}
            className={classes.marker}
            data-kind={kind}
            data-size={sizeOf(pairCount)}
            data-lit={isLit || undefined}
            data-chosen={key === chosen || undefined}
            aria-label={inWords(place)}
            onMouseEnter={() => onLight(key)}
            onMouseLeave={() => onLight(undefined)}
            onClick={(event) => {
              event.stopPropagation()
              onChoose(place)
            }}
          >
            <span className={classes.face}>
              {kind === 'cluster' ? formatCount(pairCount, tag) : <IconSchool size={18} stroke={1.8} aria-hidden />}
            </span>
          </button>
          {cities.has(key) && !isLit && (
            <span className={classes.city} aria-hidden>
              <bdi>{cities.get(key)}</bdi>
            </span>
          )}
          {isLit && key !== chosen && (
            <span className={classes.name} aria-hidden>
              <bdi>{nameOf(place)}</bdi>
            </span>
          )}
        </div>
      </Marker>
    )
  })
}

const NONE: ReadonlyMap<string, string> = new Map()

/** Larger numbers have larger circles, in three steps. */
function sizeOf(count: number): 'small' | 'middle' | 'large' {
  if (count < 100) return 'small'
  return count < 1000 ? 'middle' : 'large'
}
