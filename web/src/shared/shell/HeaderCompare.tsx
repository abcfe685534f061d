import { useLocation } from 'react-router'
import { CompareButton } from '@/shared/compare/CompareButton'
import { closeComparison, comparisonStore, openComparison } from '@/shared/compare/comparisonStore'
import { PATHS } from '@/shared/routing/paths'
import { useStore } from '@/shared/state/store'

/** The comparison button in the header. It is hidden on the comparison page. */
export function HeaderCompare() {
  const { items, isOpen } = useStore(comparisonStore)
  const { pathname } = useLocation()
  if (pathname === PATHS.compare_course) return null
  return <CompareButton count={items.length} isOpen={isOpen} onToggle={isOpen ? closeComparison : openComparison} />
}
