import { BOXES, LIST_NAMES, VALUE_FILTERS, type BoxName } from '../../state/filterTable'
import { FULL_DURATION_RANGE, FULL_FEE_RANGE, isSameRange, type ListingState } from '../../state/listingState'

const ALWAYS_OPEN_AT_FIRST: readonly BoxName[] = ['location', 'level', 'discipline', 'duration', 'fee']

/** Counts the selected values in a box. A range, a deadline and a point count as one value each. */
export function countSelectedInBox(box: BoxName, state: ListingState): number {
  if (box === 'duration') return isSameRange(state.duration, FULL_DURATION_RANGE) ? 0 : 1
  if (box === 'fee') return isSameRange(state.fee, FULL_FEE_RANGE) ? 0 : 1
  if (box === 'deadline') return state.deadline === '' ? 0 : 1
  const point = box === 'location' && state.point ? 1 : 0
  const lists = LIST_NAMES.filter((list) => VALUE_FILTERS[list].box === box)
  return lists.reduce((sum, list) => sum + state.lists[list].length, point)
}

/** Lists the boxes that are open at first: five fixed boxes, and each box with a selected value. */
export function getInitiallyOpenBoxes(state: ListingState): ReadonlySet<BoxName> {
  return new Set(BOXES.filter((box) => ALWAYS_OPEN_AT_FIRST.includes(box) || countSelectedInBox(box, state) > 0))
}
