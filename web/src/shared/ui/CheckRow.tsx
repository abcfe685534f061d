import { useTranslation } from 'react-i18next'
import checks from './check.module.css'
import classes from './CheckRow.module.css'
import { DirectedText } from './DirectedText'
import { VisuallyHidden } from './VisuallyHidden'

interface CheckRowProps {
  readonly name: string
  readonly count?: string
  readonly checked: boolean
  /** Whether the value cannot be selected, because it has no courses. */
  readonly disabled?: boolean
  /** Whether the visitor's search text already implies this value. */
  readonly isInterpreted?: boolean
  readonly onToggle: () => void
}

/** A row with the checkbox, the name and the number of courses of one filter value. */
export function CheckRow({ name, count, checked, disabled = false, isInterpreted = false, onToggle }: CheckRowProps) {
  const { t } = useTranslation()
  return (
    <label className={classes.label} data-disabled={disabled || undefined}>
      <input type="checkbox" className={checks.check} data-interpreted={isInterpreted || undefined} checked={checked} disabled={disabled} onChange={onToggle} />
      <span className={classes.name}>
        <DirectedText text={name} />
        {isInterpreted && ' '}
        {isInterpreted && <VisuallyHidden>({t('filters.fromText')})</VisuallyHidden>}
      </span>
      {count === undefined ? null : <span className={classes.count}>{count}</span>}
    </label>
  )
}
