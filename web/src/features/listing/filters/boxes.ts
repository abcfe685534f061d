import {
  DURATION_UNSET,
  FEE_UNSET,
  LEVEL_LISTS,
  PLACE_LISTS,
  sameRange,
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
] as const
export type BoxName = (typeof BOXES)[number]

export const INITIALLY_OPEN: readonly BoxName[] = ['location', 'level', 'discipline', 'duration', 'fee']

const LISTS_OF_BOX: Readonly<Record<Exclude<BoxName, 'duration' | 'fee'>, readonly ListName[]>> = {
  location: PLACE_LISTS,
  level: LEVEL_LISTS,
  discipline: ['disciplines'],
  specialization: ['specializations'],
  intake: ['intakes'],
  instituteType: ['instituteTypes'],
  institute: ['institutes'],
}

/** How many values are chosen in a box; a range counts as one. */
export function boxChosenCount(box: BoxName, state: ListingState): number {
  if (box === 'duration') return sameRange(state.duration, DURATION_UNSET) ? 0 : 1
  if (box === 'fee') return sameRange(state.fee, FEE_UNSET) ? 0 : 1
  return LISTS_OF_BOX[box].reduce((sum, list) => sum + state.lists[list].length, 0)
}

/** The boxes that are open when the listing is first shown: the usual ones, and each in which something is chosen. */
export function initiallyOpen(state: ListingState): ReadonlySet<BoxName> {
  return new Set(BOXES.filter((box) => INITIALLY_OPEN.includes(box) || boxChosenCount(box, state) > 0))
}
