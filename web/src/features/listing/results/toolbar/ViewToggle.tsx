import { IconLayoutGrid, IconList, IconMap, type Icon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { VIEWS, type View } from '../../state/listingState'
import classes from './ViewToggle.module.css'

interface ViewToggleProps {
  readonly view: View
  readonly onViewChange: (view: View) => void
}

const ICONS: Readonly<Record<View, Icon>> = { list: IconList, grid: IconLayoutGrid, map: IconMap }

/** Buttons that switch between the list, the grid and the map. */
export function ViewToggle({ view, onViewChange }: ViewToggleProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.toggle} role="group" aria-label={t('view.label')}>
      {VIEWS.map((each) => {
        const ViewIcon = ICONS[each]
        const name = t(`view.${each}`)
        return (
          <button key={each} type="button" className={classes.view} aria-label={name} title={name} aria-pressed={each === view} onClick={() => onViewChange(each)}>
            <ViewIcon size={20} stroke={1.6} aria-hidden />
          </button>
        )
      })}
    </div>
  )
}
