import { useTranslation } from 'react-i18next'
import classes from './valueLists.module.css'

interface ShowAllButtonProps {
  /** The title of the filter box, for screen readers. */
  readonly box: string
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** Shows all values, or hides the values that `isHiddenValue` describes. */
export function ShowAllButton({ box, isOpen, onToggle }: ShowAllButtonProps) {
  const { t } = useTranslation()
  return (
    <button type="button" className={classes.showAll} aria-expanded={isOpen} aria-label={t(isOpen ? 'filters.showFewerOf' : 'filters.showAllOf', { box })} onClick={onToggle}>
      {t(isOpen ? 'filters.showFewer' : 'filters.showAll')}
    </button>
  )
}
