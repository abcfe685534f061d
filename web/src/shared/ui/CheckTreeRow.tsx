import { Checkbox } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import type { KeyboardEvent, MouseEvent } from 'react'
import type { CheckTreeRowData } from './checkTreeRows'
import classes from './CheckTreeRow.module.css'

interface CheckTreeRowProps {
  readonly row: CheckTreeRowData
  readonly isActive: boolean
  readonly onFocus: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onExpand: () => void
  readonly onToggle: () => void
  readonly hold: (element: HTMLElement | null) => void
}

const ARIA_CHECKED = { checked: true, mixed: 'mixed', unchecked: false } as const

export function CheckTreeRow({ row, isActive, onFocus, onKeyDown, onExpand, onToggle, hold }: CheckTreeRowProps) {
  const { node, mark, level, isOpen, isDisabled } = row
  const hasChildren = node.children.length > 0
  const expand = (event: MouseEvent) => {
    event.stopPropagation()
    onExpand()
  }
  return (
    <div
      ref={hold}
      role="treeitem"
      className={classes.row}
      style={{ '--level': level - 1 }}
      tabIndex={isActive ? 0 : -1}
      aria-level={level}
      aria-setsize={row.siblings}
      aria-posinset={row.position}
      aria-checked={ARIA_CHECKED[mark]}
      aria-disabled={isDisabled || undefined}
      aria-expanded={hasChildren ? isOpen : undefined}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onClick={isDisabled ? undefined : onToggle}
    >
      <span className={classes.twist} data-open={isOpen} onClick={hasChildren ? expand : undefined}>
        {hasChildren ? <IconChevronRight size={16} stroke={1.8} aria-hidden /> : null}
      </span>
      <Checkbox.Indicator
        size="xs"
        className={classes.box}
        checked={mark === 'checked'}
        indeterminate={mark === 'mixed'}
        disabled={isDisabled}
        aria-hidden
      />
      {node.leading}
      <span className={classes.name}>{node.label}</span>
      <span className={classes.count}>{node.count}</span>
    </div>
  )
}
