import { IconCurrentLocation, IconMapPin, type Icon } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PointMode } from '@/shared/location/points'
import fields from '@/shared/ui/fields.module.css'
import type { Lists } from '../../state/filterTable'
import { hasPlaces, type Point, type PointKind } from '../../state/listingState'
import { ReplaceConfirmation } from './ReplaceConfirmation'
import classes from './PointModeButtons.module.css'

interface PointModeButtonsProps {
  readonly lists: Lists
  readonly point: Point | undefined
  /** Opens the dialog in which the visitor chooses a point and a distance. */
  readonly onOpenPointDialog: (mode: PointMode) => void
}

const MODES: Readonly<Record<PointMode, { readonly icon: Icon; readonly kind: PointKind }>> = {
  current: { icon: IconCurrentLocation, kind: 'curL' },
  auto: { icon: IconMapPin, kind: 'autL' },
}

/**
 * Buttons that start a search around a point. The point replaces selected places after the visitor
 * confirms. A town cannot replace a selected country. Any other change of the filters discards the unconfirmed mode.
 */
export function PointModeButtons({ lists, point, onOpenPointDialog }: PointModeButtonsProps) {
  const { t } = useTranslation()
  const [pending, setPending] = useState<{ readonly mode: PointMode; readonly lists: Lists }>()
  const pendingMode = pending?.lists === lists ? pending.mode : undefined
  const isBlockedByCountry = pendingMode === 'auto' && lists.countries.length > 0
  const needsConfirmation = pendingMode !== undefined && hasPlaces(lists) && !isBlockedByCountry
  const selectMode = (mode: PointMode) => {
    setPending({ mode, lists })
    if (!hasPlaces(lists)) onOpenPointDialog(mode)
  }
  const confirm = () => {
    setPending(undefined)
    if (pendingMode) onOpenPointDialog(pendingMode)
  }
  return (
    <>
      <div className={classes.modes} role="group" aria-label={t('place.aroundPlace')}>
        {(['current', 'auto'] as const).map((mode) => {
          const { icon: ModeIcon, kind } = MODES[mode]
          return (
            <button key={mode} type="button" className={`${fields.field} ${classes.mode}`} aria-pressed={point?.kind === kind} onClick={() => selectMode(mode)}>
              <ModeIcon size={18} stroke={1.6} aria-hidden />
              {t(`place.${mode}`)}
            </button>
          )
        })}
      </div>
      {isBlockedByCountry && (
        <p className={classes.alert} role="alert">
          {t('place.deselectCountry')}
        </p>
      )}
      {needsConfirmation && (
        <ReplaceConfirmation message={t('place.replacePlaces')} cancelLabel={t('place.keepPlaces')} onConfirm={confirm} onCancel={() => setPending(undefined)} />
      )}
    </>
  )
}
