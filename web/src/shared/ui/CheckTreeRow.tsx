import { IconChevronRight } from '@tabler/icons-react'
import { memo, type KeyboardEvent, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { CheckTreeRowData } from './checkTreeRows'
import checks from './check.module.css'
import classes from './CheckTreeRow.module.css'
import { VisuallyHidden } from './VisuallyHidden'

/** The callbacks of the rows. The argument `id` is the node id. */
export interface RowActions {
  readonly onFocus: (id: string) => void
  readonly onKeyDown: (event: KeyboardEvent, id: string) => void
  readonly onExpand: (id: string) => void
  readonly onToggle: (id: string) => void
  readonly registerElement: (id: string, element: HTMLElement | null) => void
}

interface CheckTreeRowProps {
  readonly row: CheckTreeRowData
  readonly isActive: boolean
  readonly actions: RowActions
}

const ARIA_CHECKED = { checked: true, mixed: 'mixed', unchecked: false } as const

export const CheckTreeRow = memo(function CheckTreeRow({ row, isActive, actions }: CheckTreeRowProps) {
  const { node, checkState, level, isOpen, isDisabled } = row
  const { t } = useTranslation()
  const hasChildren = node.children.length > 0
  const expand = (event: MouseEvent) => {
    event.stopPropagation()
    actions.onExpand(node.id)
  }
  return (
    <div
      ref={(element) => actions.registerElement(node.id, element)}
      role="treeitem"
      className={classes.row}
      style={{ '--level': level - 1 }}
      tabIndex={isActive ? 0 : -1}
      aria-level={level}
      aria-setsize={row.siblings}
      aria-posinset={row.position}
      aria-checked={ARIA_CHECKED[checkState]}
      aria-disabled={isDisabled || undefined}
      aria-expanded={hasChildren ? isOpen : undefined}
      onFocus={() => actions.onFocus(node.id)}
      onKeyDown={(event) => actions.onKeyDown(event, node.id)}
      onClick={isDisabled ? undefined : () => actions.onToggle(node.id)}
    >
      <span className={classes.twist} data-open={isOpen} onClick={hasChildren ? expand : undefined}>
        {hasChildren ? <IconChevronRight size={16} stroke={1.8} aria-hidden /> : null}
      </span>
      <span className={`${checks.check} ${classes.box}`} data-mark={checkState} data-interpreted={(node.isInterpreted && checkState === 'unchecked') || undefined} data-disabled={isDisabled || undefined} />
      {node.leading}
      <span className={classes.name}>
        {node.label}
        {node.isInterpreted && ' '}
        {node.isInterpreted && <VisuallyHidden>({t('filters.fromText')})</VisuallyHidden>}
      </span>
      <span className={classes.count}>{node.count}</span>
    </div>
  )
}, haveSameData)

function haveSameData(before: CheckTreeRowProps, after: CheckTreeRowProps): boolean {
  const { row } = before
  const { row: nextRow } = after
  const names = Object.keys(row) as (keyof CheckTreeRowData)[]
  return before.isActive === after.isActive && before.actions === after.actions && names.every((name) => row[name] === nextRow[name])
}
