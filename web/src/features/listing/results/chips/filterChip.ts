import type { ListingAction } from '../../state/listingReducer'
import { LIST_NAMES, type ListName } from '../../state/filterTable'
import {
  FULL_DURATION_RANGE,
  FULL_FEE_RANGE,
  isSameRange,
  type ListingState,
  type Point,
  type Range,
} from '../../state/listingState'

/** Functions that build the labels of the chips. */
export interface ChipLabels {
  readonly text: (text: string) => string
  readonly value: (list: ListName, value: string) => string
  readonly valueInBox: (list: ListName, name: string) => string
  readonly point: (point: Point) => string
  readonly duration: (range: Range) => string
  readonly fee: () => string
  readonly deadline: (deadline: string) => string
}

export interface FilterChip {
  readonly id: string
  readonly name: string
  /** The action that removes the filter. */
  readonly removeAction: ListingAction
}

/**
 * Builds the chips: one for the text, one for each selected value in the order of `VALUE_FILTERS`,
 * and one for each other filter, such as the fee.
 */
export function buildFilterChips(state: ListingState, names: ChipLabels): FilterChip[] {
  const chips: FilterChip[] = []
  if (state.text !== '') chips.push({ id: 'text', name: names.text(state.text), removeAction: { type: 'setText', text: '' } })
  for (const list of LIST_NAMES)
    for (const value of state.lists[list])
      chips.push({ id: `${list}:${value}`, name: names.value(list, value), removeAction: { type: 'toggleValue', list, value } })
  if (state.point) chips.push({ id: 'point', name: names.point(state.point), removeAction: { type: 'clearPoint' } })
  if (!isSameRange(state.duration, FULL_DURATION_RANGE))
    chips.push({ id: 'duration', name: names.duration(state.duration), removeAction: { type: 'setDurationRange', range: FULL_DURATION_RANGE } })
  if (state.deadline !== '') chips.push({ id: 'deadline', name: names.deadline(state.deadline), removeAction: { type: 'setDeadline', deadline: '' } })
  if (!isSameRange(state.fee, FULL_FEE_RANGE))
    chips.push({ id: 'fee', name: names.fee(), removeAction: { type: 'clearFilterGroup', group: 'fee' } })
  return disambiguateNames(chips, names)
}

/** Adds the title of the box to chips with equal names. A discipline and a specialization can have equal names. */
function disambiguateNames(chips: readonly FilterChip[], { valueInBox }: ChipLabels): FilterChip[] {
  return chips.map((chip) => {
    const isAmbiguous = chips.some((other) => other !== chip && other.name === chip.name)
    return isAmbiguous && chip.removeAction.type === 'toggleValue' ? { ...chip, name: valueInBox(chip.removeAction.list, chip.name) } : chip
  })
}
