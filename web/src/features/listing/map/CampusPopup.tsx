import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useMapLibrary } from '@/shared/map/mapLibrary'
import controls from '@/shared/ui/controls.module.css'
import { Logo } from '@/shared/ui/Logo'
import { DirectedText } from '@/shared/ui/DirectedText'
import type { MapCampus } from './places'
import { usePlaceLabels } from './usePlaceLabels'
import classes from './CampusPopup.module.css'

interface CampusPopupProps {
  readonly campus: MapCampus
  /** The URL of the campus page. */
  readonly href: string
  readonly onClose: () => void
}

/** The popup of the selected campus on the map. The popup has the institute and a link to the campus page. */
export function CampusPopup({ campus, href, onClose }: CampusPopupProps) {
  const { t } = useTranslation()
  const { Popup } = useMapLibrary()
  const { getLocation } = usePlaceLabels()
  const { latitude, longitude, institute } = campus
  return (
    <Popup
      className={classes.popup ?? ''}
      latitude={latitude}
      longitude={longitude}
      offset={24}
      maxWidth="18rem"
      closeButton={false}
      closeOnClick={false}
      focusAfterOpen={false}
    >
      <div className={classes.content} role="group" aria-label={institute.name}>
        <div className={classes.head}>
          <Logo name={institute.name} logo={institute.logo} />
          <div>
            <p className={classes.name}>
              <bdi>{institute.name}</bdi>
            </p>
            <p className={classes.where}>
              <DirectedText text={getLocation(campus)} />
            </p>
          </div>
          <button type="button" className={controls.quiet} aria-label={t('map.close')} onClick={onClose}>
            <IconX size={20} stroke={1.6} aria-hidden />
          </button>
        </div>
        <a className={controls.strong} href={href}>
          {t('map.explore')}
        </a>
      </div>
    </Popup>
  )
}
