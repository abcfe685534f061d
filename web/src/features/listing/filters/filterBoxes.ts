import {
  FULL_DURATION_RANGE,
  FULL_FEE_RANGE,
  LIST_NAMES,
  isSameRange,
  type ListingState,
  type ListName,
} from '../state/listingState'

export const BOXES = [
  'location',
  'level',
  'discipline',
  'specialization',
  'intake',
  'instituteType',
  'institute',
  'duration',
  'fee',
  'popularity',
] as const
export type BoxName = (typeof BOXES)[number]

export const INITIALLY_OPEN: readonly BoxName[] = ['location', 'level', 'discipline', 'duration', 'fee']

export const BOX_OF_LIST: Readonly<Record<ListName, BoxName>> = {
  countries: 'location',
  states: 'location',
  cities: 'location',
  types: 'level',
  levels: 'level',
  disciplines: 'discipline',
  specializations: 'specialization',
  intakes: 'intake',
  instituteTypes: 'instituteType',
  institutes: 'institute',
  campuses: 'institute',
  panels: 'popularity',
}

/** How many values are chosen in a box; a range counts as one. */
export function countSelectedInBox(box: BoxName, state: ListingState): number {
  if (box === 'duration') return isSameRange(state.duration, FULL_DURATION_RANGE) ? 0 : 1
  if (box === 'fee') return isSameRange(state.fee, FULL_FEE_RANGE) ? 0 : 1
  const point = box === 'location' && state.point ? 1 : 0
  const lists = LIST_NAMES.filter((list) => BOX_OF_LIST[list] === box)
  return lists.reduce((sum, list) => sum + state.lists[list].length, point)
}

/** The boxes that are open when the listing is first shown: the usual ones, and each in which something is chosen. */
export function getInitiallyOpenBoxes(state: ListingState): ReadonlySet<BoxName> {
  return new Set(BOXES.filter((box) => INITIALLY_OPEN.includes(box) || countSelectedInBox(box, state) > 0))
}
