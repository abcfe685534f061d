import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { CheckState } from '@/shared/tree/treeSelection'
import { CheckTreeRow, type RowActions } from './CheckTreeRow'
import { getStepForKey } from './checkTreeKeys'
import { buildVisibleRows, type CheckTreeNode } from './checkTreeRows'

interface CheckTreeProps {
  readonly label: string
  readonly nodes: readonly CheckTreeNode[]
  readonly checkStates: ReadonlyMap<string, CheckState>
  readonly expanded: ReadonlySet<string>
  readonly direction: 'ltr' | 'rtl'
  readonly onExpand: (id: string) => void
  readonly onToggle: (id: string) => void
}

/**
 * A tree of three-state checkboxes with one tab stop. The keyboard follows the tree pattern of WAI-ARIA: the arrow keys move,
 * open and close rows, and Space and Enter select a row.
 */
export function CheckTree({ label, nodes, checkStates, expanded, direction, onExpand, onToggle }: CheckTreeProps) {
  const rows = buildVisibleRows(nodes, expanded, checkStates)
  const elements = useRef(new Map<string, HTMLElement>())
  const [lastActive, setActive] = useState<string>()
  const active = rows.some(({ node }) => node.id === lastActive) ? lastActive : rows[0]?.node.id

  const onKeyDown = (event: KeyboardEvent, id: string) => {
    const step = getStepForKey(event.key, rows, id, direction)
    if (!step) return
    event.preventDefault()
    if (step.kind === 'toggle') onToggle(id)
    if (step.kind === 'expand') onExpand(id)
    if (step.kind === 'go') elements.current.get(step.id)?.focus()
  }

  const latest = useRef({ onKeyDown, onExpand, onToggle })
  useEffect(() => {
    latest.current = { onKeyDown, onExpand, onToggle }
  })
  /** This object is always the same. A memoized row therefore renders only when its own data changes. */
  const [actions] = useState<RowActions>(() => ({
    onFocus: (id) => setActive(id),
    onKeyDown: (event, id) => latest.current.onKeyDown(event, id),
    onExpand: (id) => latest.current.onExpand(id),
    onToggle: (id) => latest.current.onToggle(id),
    registerElement: (id, element) => {
      if (element) elements.current.set(id, element)
      else elements.current.delete(id)
    },
  }))

  return (
    <div role="tree" aria-label={label} aria-multiselectable>
      {rows.map((row) => (
        <CheckTreeRow key={row.node.id} row={row} isActive={row.node.id === active} actions={actions} />
      ))}
    </div>
  )
}
