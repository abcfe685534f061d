import { useTranslation } from 'react-i18next'
import controls from '@/shared/ui/controls.module.css'
import classes from './mapLayout.module.css'

interface MapSearchBarProps {
  /** The browser or the visitor denied access to the location. */
  readonly isLocationDenied: boolean
  readonly isFollowing: boolean
  /** The map shows another area than the searched one. */
  readonly canSearchVisibleArea: boolean
  readonly onFollowChange: (isFollowing: boolean) => void
  readonly onSearchVisibleArea: () => void
}

/** Above the map: whether the search follows the map, and otherwise a button to search the visible area. */
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
