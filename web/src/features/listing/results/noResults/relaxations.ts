import type { components } from '@/shared/api/schema'
import { shortenText } from '@/shared/format/shortenText'
import { getListsOfGroup } from '../../state/filterGroups'
import type { ListingAction } from '../../state/listingReducer'
import type { ListName } from '../../state/filterTable'
import type { ListingState } from '../../state/listingState'
import type { FilterChip } from '../chips/filterChip'

type RelaxedFilter = components['schemas']['RelaxedFilter']

/** A filter whose removal finds courses. The label contains the number of courses, and the action clears the filter. */
export interface Relaxation {
  readonly id: RelaxedFilter['filter']
  readonly label: string
  readonly action: ListingAction
}

interface RelaxationLabels {
  /** The title of a list's box. */
  readonly box: (list: ListName) => string
  readonly removeFilter: (name: string, count: number) => string
}

/** Keeps the order of the response, most courses first. The label is the single value of a filter, or else its box. */
export function buildRelaxations(
  relaxed: readonly RelaxedFilter[],
  state: ListingState,
  chips: readonly FilterChip[],
  labels: RelaxationLabels,
): Relaxation[] {
  return relaxed
    .filter(({ course_count }) => course_count > 0)
    .flatMap(({ filter, course_count }) => {
      const name = getGroupName(filter, state, chips, labels)
      return name === undefined ? [] : [{ id: filter, label: labels.removeFilter(name, course_count), action: { type: 'clearFilterGroup', group: filter } }]
    })
}

function getGroupName(filter: RelaxedFilter['filter'], { text }: ListingState, chips: readonly FilterChip[], { box }: RelaxationLabels) {
  const lists = getListsOfGroup(filter)
  if (filter === 'text') return shortenText(text)
  const groupChips = chips.filter(({ id, removeAction }) => (removeAction.type === 'toggleValue' ? lists.includes(removeAction.list) : id === CHIP_OF_GROUP[filter]))
  const [list] = lists
  return groupChips.length > 1 && list ? box(list) : groupChips[0]?.name
}

/** The chips of filters that are not lists. */
const CHIP_OF_GROUP: Readonly<Partial<Record<RelaxedFilter['filter'], FilterChip['id']>>> = {
  place: 'point',
  fee: 'fee',
  duration: 'duration',
}
