import checks from './check.module.css'
import classes from './CheckRow.module.css'

interface CheckRowProps {
  readonly name: string
  readonly count?: string
  readonly checked: boolean
  /** True for a value without courses, which cannot be selected. */
  readonly disabled?: boolean
  readonly onToggle: () => void
}

/** One filter value: checkbox, name and number of courses. */
export function CheckRow({ name, count, checked, disabled = false, onToggle }: CheckRowProps) {
  return (
    <label className={classes.label} data-disabled={disabled || undefined}>
      <input type="checkbox" className={checks.check} checked={checked} disabled={disabled} onChange={onToggle} />
      <span className={classes.name}>{name}</span>
      {count === undefined ? null : <span className={classes.count}>{count}</span>}
    </label>
  )
}
