import { IconCurrentLocation, IconWorld } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import frame from '@/shared/map/MapFrame.module.css'

interface MapButtonsProps {
  readonly onShowAll: () => void
  readonly onLocate: () => void
}

/** Two buttons on the map. One button shows all places, and the other one moves the map to the location of the visitor. */
export function MapButtons({ onShowAll, onLocate }: MapButtonsProps) {
  const { t } = useTranslation()
  return (
    <>
      <button type="button" className={frame.tool} aria-label={t('map.showAll')} title={t('map.showAll')} onClick={onShowAll}>
        <IconWorld size={20} stroke={1.6} aria-hidden />
      </button>
      <button type="button" className={frame.tool} aria-label={t('map.locate')} title={t('map.locate')} onClick={onLocate}>
        <IconCurrentLocation size={20} stroke={1.6} aria-hidden />
      </button>
    </>
  )
}
