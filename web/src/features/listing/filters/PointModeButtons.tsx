import { IconCurrentLocation, IconMapPin, type Icon } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PointMode } from '@/shared/location/points'
import fields from '@/shared/ui/fields.module.css'
import { hasPlaces, type Lists, type Point, type PointKind } from '../state/listingState'
import { Consent } from './ReplaceConfirmation'
import classes from './PointModeButtons.module.css'

interface PointModesProps {
  readonly lists: Lists
  readonly point: Point | undefined
  /** A point and its distance are to be asked for. */
  readonly onAsk: (mode: PointMode) => void
}

const MODES: Readonly<Record<PointMode, { readonly icon: Icon; readonly kind: PointKind }>> = {
  current: { icon: IconCurrentLocation, kind: 'curL' },
  auto: { icon: IconMapPin, kind: 'autL' },
}

/** The ways to search around a point. Chosen places go with it, once that is agreed to; a country forbids a town. */
export function PointModes({ lists, point, onAsk }: PointModesProps) {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState<PointMode>()
  const isForbidden = wanted === 'auto' && lists.countries.length > 0
  const isAsked = wanted !== undefined && hasPlaces(lists) && !isForbidden
  const want = (mode: PointMode) => {
    setWanted(hasPlaces(lists) ? mode : undefined)
    if (!hasPlaces(lists)) onAsk(mode)
  }
  const agree = () => {
    setWanted(undefined)
    if (wanted) onAsk(wanted)
  }
  return (
    <>
      <div className={classes.modes} role="group" aria-label={t('place.aroundPlace')}>
        {(['current', 'auto'] as const).map((mode) => {
          const { icon: Sign, kind } = MODES[mode]
          return (
            <button key={mode} type="button" className={`${fields.field} ${classes.mode}`} aria-pressed={point?.kind === kind} onClick={() => want(mode)}>
              <Sign size={18} stroke={1.6} aria-hidden />
              {t(`place.${mode}`)}
            </button>
          )
        })}
      </div>
      {isForbidden && (
        <p className={classes.alert} role="alert">
          {t('place.deselectCountry')}
        </p>
      )}
      {isAsked && (
        <Consent words={t('place.replacePlaces')} keep={t('place.keepPlaces')} onAgree={agree} onKeep={() => setWanted(undefined)} />
      )}
    </>
  )
}
