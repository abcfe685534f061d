import { BOXES, LIST_NAMES, VALUE_FILTERS, type BoxName } from '../../state/filterTable'
import { FULL_DURATION_RANGE, FULL_FEE_RANGE, isSameRange, type ListingState } from '../../state/listingState'

const INITIALLY_OPEN: readonly BoxName[] = ['location', 'level', 'discipline', 'duration', 'fee']

/** How many values are chosen in a box; a range counts as one. */
export function countSelectedInBox(box: BoxName, state: ListingState): number {
  if (box === 'duration') return isSameRange(state.duration, FULL_DURATION_RANGE) ? 0 : 1
  if (box === 'fee') return isSameRange(state.fee, FULL_FEE_RANGE) ? 0 : 1
  const point = box === 'location' && state.point ? 1 : 0
  const lists = LIST_NAMES.filter((list) => VALUE_FILTERS[list].box === box)
  return lists.reduce((sum, list) => sum + state.lists[list].length, point)
}

/** The boxes that are open when the listing is first shown: the usual ones, and each in which something is chosen. */
export function getInitiallyOpenBoxes(state: ListingState): ReadonlySet<BoxName> {
  return new Set(BOXES.filter((box) => INITIALLY_OPEN.includes(box) || countSelectedInBox(box, state) > 0))
}
