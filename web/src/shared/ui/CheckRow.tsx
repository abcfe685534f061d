import { useTranslation } from 'react-i18next'
import checks from './check.module.css'
import classes from './CheckRow.module.css'
import { VisuallyHidden } from './VisuallyHidden'

interface CheckRowProps {
  readonly name: string
  readonly count?: string
  readonly checked: boolean
  /** True for a value without courses, which cannot be selected. */
  readonly disabled?: boolean
  /** True for a value that the text of the search means. */
  readonly isInterpreted?: boolean
  readonly onToggle: () => void
}

/** One filter value: checkbox, name and number of courses. */
export function CheckRow({ name, count, checked, disabled = false, isInterpreted = false, onToggle }: CheckRowProps) {
  const { t } = useTranslation()
  return (
    <label className={classes.label} data-disabled={disabled || undefined}>
      <input type="checkbox" className={checks.check} data-interpreted={isInterpreted || undefined} checked={checked} disabled={disabled} onChange={onToggle} />
      <span className={classes.name}>
        {name}
        {isInterpreted && ' '}
        {isInterpreted && <VisuallyHidden>({t('filters.fromText')})</VisuallyHidden>}
      </span>
      {count === undefined ? null : <span className={classes.count}>{count}</span>}
    </label>
  )
}
