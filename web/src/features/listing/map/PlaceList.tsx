import { IconSchool } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '@/shared/format/numbers'
import { useLocale } from '@/shared/texts/useLocale'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import { DirectedText } from '@/shared/ui/DirectedText'
import type { Place } from './places'
import { usePlaceLabels } from './usePlaceLabels'
import classes from './PlaceList.module.css'

interface PlaceListProps {
  readonly places: readonly Place[]
  readonly isStale: boolean
  readonly highlightedKey: string | undefined
  readonly selectedKey: string | undefined
  readonly onHighlight: (key: string | undefined) => void
  readonly onSelect: (place: Place) => void
}

/**
 * The places of the map as a list, in the order of `buildPlaces`. A row highlights and selects a place
 * like its marker.
 */
export function PlaceList({ places, isStale, highlightedKey, selectedKey, onHighlight, onSelect }: PlaceListProps) {
  const { t } = useTranslation()
  const { tag } = useLocale()
  const { getName, getLocation, getCourseCount, getPairCount } = usePlaceLabels()
  return (
    <ul className={classes.list} aria-label={t('map.places')} data-stale={isStale || undefined}>
      {places.map((place) => (
        <li key={place.key}>
          <button
            type="button"
            className={classes.place}
            data-place={place.key}
            data-highlighted={place.key === highlightedKey || undefined}
            aria-pressed={place.kind === 'campus' ? place.key === selectedKey : undefined}
            onMouseEnter={() => onHighlight(place.key)}
            onMouseLeave={() => onHighlight(undefined)}
            onFocus={() => onHighlight(place.key)}
            onBlur={() => onHighlight(undefined)}
            onClick={() => onSelect(place)}
          >
            <span className={classes.sign} data-kind={place.kind} aria-hidden>
              {place.kind === 'cluster' ? formatCount(place.pairCount, tag) : <IconSchool size={18} stroke={1.6} aria-hidden />}
            </span>
            <span className={classes.words}>
              <span className={classes.name}>
                <DirectedText text={getName(place)} />
              </span>
              <span className={classes.more}>
                {place.kind === 'campus' && (
                  <>
                    <DirectedText text={getLocation(place.campus)} />
                    <br />
                  </>
                )}
                {getCourseCount(place)}
                <VisuallyHidden>{getPairCount(place)}</VisuallyHidden>
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
