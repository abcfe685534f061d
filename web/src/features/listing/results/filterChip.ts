import type { Intent } from '../state/listingReducer'
import {
  DURATION_UNSET,
  FEE_UNSET,
  LIST_NAMES,
  sameRange,
  type ListingState,
  type ListName,
  type Point,
  type Range,
} from '../state/listingState'

/** How each kind of chosen thing is said in words. */
export interface ChipNames {
  readonly text: (text: string) => string
  readonly value: (list: ListName, value: string) => string
  readonly ofBox: (list: ListName, name: string) => string
  readonly point: (point: Point) => string
  readonly duration: (range: Range) => string
  readonly fee: (range: Range) => string
}

export interface ChosenChip {
  readonly id: string
  readonly name: string
  /** The step that takes it away. */
  readonly removal: Intent
}

/** Everything that is chosen, one chip for each, in the order of the filter boxes. */
export function chosenChips(state: ListingState, names: ChipNames): ChosenChip[] {
  const chips: ChosenChip[] = []
  if (state.text !== '') chips.push({ id: 'text', name: names.text(state.text), removal: { kind: 'search', text: '' } })
  for (const list of LIST_NAMES)
    for (const value of state.lists[list])
      chips.push({ id: `${list}:${value}`, name: names.value(list, value), removal: { kind: 'toggle', list, value } })
  if (state.point) chips.push({ id: 'point', name: names.point(state.point), removal: { kind: 'leavePoint' } })
  if (!sameRange(state.duration, DURATION_UNSET))
    chips.push({ id: 'duration', name: names.duration(state.duration), removal: { kind: 'duration', range: DURATION_UNSET } })
  if (!sameRange(state.fee, FEE_UNSET))
    chips.push({ id: 'fee', name: names.fee(state.fee), removal: { kind: 'fee', range: FEE_UNSET } })
  return told(chips, names)
}

/** Chips of one name (a discipline and a subject may share it) say which box they are of. */
function told(chips: readonly ChosenChip[], { ofBox }: ChipNames): ChosenChip[] {
  return chips.map((chip) => {
    const isShared = chips.some((other) => other !== chip && other.name === chip.name)
    return isShared && chip.removal.kind === 'toggle' ? { ...chip, name: ofBox(chip.removal.list, chip.name) } : chip
  })
}
