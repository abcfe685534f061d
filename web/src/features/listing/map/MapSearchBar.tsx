import { useTranslation } from 'react-i18next'
import controls from '@/shared/ui/controls.module.css'
import classes from './mapLayout.module.css'

interface MapSearchBarProps {
  /** Whether the location could not be read, for example because the visitor has denied access. */
  readonly isLocationDenied: boolean
  readonly isFollowing: boolean
  /** Whether the search does not follow the map, and the map shows an area that has not been searched. */
  readonly canSearchVisibleArea: boolean
  readonly onFollowChange: (isFollowing: boolean) => void
  readonly onSearchVisibleArea: () => void
}

/**
 * A bar above the map. A checkbox lets the search follow the map. If the checkbox is not checked and
 * the visible area has not been searched, a button searches this area.
 */
export function MapSearchBar({ isLocationDenied, isFollowing, canSearchVisibleArea, onFollowChange, onSearchVisibleArea }: MapSearchBarProps) {
  const { t } = useTranslation()
  return (
    <>
      {isLocationDenied && (
        <p className={classes.alert} role="alert">
          {t('map.locationDisabled')}
        </p>
      )}
      <div className={classes.bar}>
        <label className={classes.follow}>
          <input type="checkbox" checked={isFollowing} onChange={(event) => onFollowChange(event.currentTarget.checked)} />
          {t('map.follow')}
        </label>
        {canSearchVisibleArea && (
          <button type="button" className={controls.second} onClick={onSearchVisibleArea}>
            {t('map.searchHere')}
          </button>
        )}
      </div>
    </>
  )
}
