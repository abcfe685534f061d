import { IconSchool } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '@/shared/format/numbers'
import { useLocale } from '@/shared/texts/useLocale'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import type { Place } from './places'
import { usePlaceWords } from './usePlaceLabels'
import classes from './PlaceList.module.css'

interface PlaceListProps {
  readonly places: readonly Place[]
  readonly isStale: boolean
  readonly lit: string | undefined
  readonly chosen: string | undefined
  readonly onLight: (key: string | undefined) => void
  readonly onChoose: (place: Place) => void
}

/** The places of the map in words, most courses first: what can be done there can be done here. */
export function PlaceList({ places, isStale, lit, chosen, onLight, onChoose }: PlaceListProps) {
  const { t } = useTranslation()
  const { tag } = useLocale()
  const { nameOf, whereOf, countOf, pairsOf } = usePlaceWords()
  return (
    <ul className={classes.list} aria-label={t('map.places')} data-stale={isStale || undefined}>
      {places.map((place) => (
        <li key={place.key}>
          <button
            type="button"
            className={classes.place}
            data-place={place.key}
            data-lit={place.key === lit || undefined}
            aria-pressed={place.kind === 'campus' ? place.key === chosen : undefined}
            onMouseEnter={() => onLight(place.key)}
            onMouseLeave={() => onLight(undefined)}
            onFocus={() => onLight(place.key)}
            onBlur={() => onLight(undefined)}
            onClick={() => onChoose(place)}
          >
            <span className={classes.sign} data-kind={place.kind} aria-hidden>
              {place.kind === 'cluster' ? formatCount(place.pairCount, tag) : <IconSchool size={18} stroke={1.6} aria-hidden />}
            </span>
            <span className={classes.words}>
              <span className={classes.name}>
                <bdi>{nameOf(place)}</bdi>
              </span>
              <span className={classes.more}>
                {place.kind === 'campus' && (
                  <>
                    <bdi>{whereOf(place.campus)}</bdi>
                    <br />
                  </>
                )}
                {countOf(place)}
                <VisuallyHidden>{pairsOf(place)}</VisuallyHidden>
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
