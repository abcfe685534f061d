import type { CheckTreeRowData } from './checkTreeRows'

export type TreeStep = { readonly kind: 'go'; readonly id: string } | { readonly kind: 'expand' } | { readonly kind: 'toggle' }

/** Returns the effect of a key on a row (WAI-ARIA tree pattern). Returns undefined for keys that the tree ignores. */
export function getStepForKey(
  key: string,
  rows: readonly CheckTreeRowData[],
  id: string,
  direction: 'ltr' | 'rtl',
): TreeStep | undefined {
  const index = rows.findIndex(({ node }) => node.id === id)
  const row = rows[index]
  if (!row) return undefined
  const [forward, backward] = direction === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  switch (key) {
    case ' ':
    case 'Enter':
      return row.isDisabled ? undefined : { kind: 'toggle' }
    case 'ArrowDown':
      return goTo(rows[index + 1])
    case 'ArrowUp':
      return goTo(rows[index - 1])
    case 'Home':
      return goTo(rows[0])
    case 'End':
      return goTo(rows.at(-1))
    case forward:
      if (row.node.children.length === 0) return undefined
      return row.isOpen ? goTo(rows[index + 1]) : { kind: 'expand' }
    case backward:
      if (row.isOpen) return { kind: 'expand' }
      return row.parent === undefined ? undefined : { kind: 'go', id: row.parent }
    default:
      return undefined
  }
}

function goTo(row: CheckTreeRowData | undefined): TreeStep | undefined {
  return row && { kind: 'go', id: row.node.id }
}
