import { IconSchool } from '@tabler/icons-react'
import { useMemo } from 'react'
import { formatCount } from '@/shared/format/numbers'
import { useMapLibrary } from '@/shared/map/mapLibrary'
import { useLocale } from '@/shared/texts/useLocale'
import { buildCityLabels, buildMarkerOffsets, type Place } from './places'
import { usePlaceLabels } from './usePlaceLabels'
import classes from '@/shared/map/markers.module.css'
import { DirectedText } from '@/shared/ui/DirectedText'

interface PlaceMarkersProps {
  readonly places: readonly Place[]
  readonly isStale: boolean
  /** Whether markers show city names. This depends on the zoom. */
  readonly showsCityNames: boolean
  /** The key of the place under the pointer, on the map or in the list, or of the focused place in the list. */
  readonly highlightedKey: string | undefined
  readonly selectedKey: string | undefined
  readonly onHighlight: (key: string | undefined) => void
  readonly onSelect: (place: Place) => void
}

/** The markers of the map. Markers are not in the tab order, because the list beside the map shows the same places. */
export function PlaceMarkers({ places, isStale, showsCityNames, highlightedKey, selectedKey, onHighlight, onSelect }: PlaceMarkersProps) {
  const { Marker } = useMapLibrary()
  const { tag } = useLocale()
  const { getName, getCityLabel, getFullLabel } = usePlaceLabels()
  const offsets = useMemo(() => buildMarkerOffsets(places), [places])
  const cities = useMemo(() => (showsCityNames ? buildCityLabels(places) : NO_LABELS), [places, showsCityNames])
  return places.map((place) => {
    const { key, kind, latitude, longitude, pairCount } = place
    const [right, down] = offsets.get(key) ?? [0, 0]
    const isHighlighted = key === highlightedKey
    return (
      // The map library reads the offset only when it creates a marker. A new offset therefore needs a new key.
      <Marker
        key={`${key} ${right} ${down}`}
        latitude={latitude}
        longitude={longitude}
        offset={[right, down]}
        style={{ zIndex: isHighlighted || key === selectedKey ? 2 : kind === 'campus' ? 1 : 0 }}
      >
        <div className={classes.place} data-stale={isStale || undefined}>
          <button
            type="button"
            tabIndex={-1}
            className={classes.marker}
            data-kind={kind}
            data-size={getMarkerSize(pairCount)}
            data-highlighted={isHighlighted || undefined}
            data-selected={key === selectedKey || undefined}
            aria-label={getFullLabel(place)}
            onMouseEnter={() => onHighlight(key)}
            onMouseLeave={() => onHighlight(undefined)}
            onClick={(event) => {
              event.stopPropagation()
              onSelect(place)
            }}
          >
            <span className={classes.face}>
              {kind === 'cluster' ? formatCount(pairCount, tag) : <IconSchool size={18} stroke={1.8} aria-hidden />}
            </span>
          </button>
          {cities.has(key) && !isHighlighted && (
            <span className={classes.city} aria-hidden>
              <bdi>{getCityLabel(cities.get(key) ?? '')}</bdi>
            </span>
          )}
          {isHighlighted && key !== selectedKey && (
            <span className={classes.name} aria-hidden>
              <DirectedText text={getName(place)} />
            </span>
          )}
        </div>
      </Marker>
    )
  })
}

const NO_LABELS: ReadonlyMap<string, string> = new Map()

function getMarkerSize(count: number): 'small' | 'middle' | 'large' {
  if (count < 100) return 'small'
  return count < 1000 ? 'middle' : 'large'
}
