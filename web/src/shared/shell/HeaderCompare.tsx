import { useLocation } from 'react-router'
import { CompareButton } from '@/shared/compare/CompareButton'
import { closeComparison, compareStore, openComparison } from '@/shared/compare/compareStore'
import { PATHS } from '@/shared/routing/paths'
import { useStore } from '@/shared/state/store'

/** The comparison's button of the header, but on the comparison itself. */
export function HeaderCompare() {
  const { items, isOpen } = useStore(compareStore)
  const { pathname } = useLocation()
  if (pathname === PATHS.compare) return null
  return <CompareButton count={items.length} isOpen={isOpen} onToggle={isOpen ? closeComparison : openComparison} />
}
