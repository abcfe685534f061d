import type { TFunction } from 'i18next'
import type { ListingMode, View } from '../../state/listingState'

interface ResultCount {
  readonly mode: ListingMode
  /** Undefined until the first response and after a failure. */
  readonly count: number | undefined
  readonly isLoading: boolean
  readonly view: View
}

/** Formats the number of courses. The specification fixes the wording. */
export function formatResultCount({ mode, count, isLoading, view }: ResultCount, t: TFunction): string {
  if (count === undefined) return t(isLoading ? 'results.searching' : 'results.title')
  if (count === 0) return t(view === 'map' ? 'map.notFound' : 'results.none')
  return t(mode === 'advanced' ? 'results.found' : 'results.courses', { count })
}
