import type { components } from '@/shared/api/schema'
import { shortenText } from '@/shared/format/shortenText'
import { getListsOfGroup } from '../../state/filterGroups'
import type { ListingAction } from '../../state/listingReducer'
import type { ListName } from '../../state/filterTable'
import type { ListingState } from '../../state/listingState'
import type { FilterChip } from '../chips/filterChip'

type RelaxedFilter = components['schemas']['RelaxedFilter']

/**
 * A filter without which the search has results. The label contains the number of courses. The
 * action clears the filter.
 */
export interface Relaxation {
  readonly id: RelaxedFilter['filter']
  readonly label: string
  readonly action: ListingAction
}

interface RelaxationLabels {
  /** Returns the title of the filter box. */
  readonly box: (list: ListName) => string
  readonly removeFilter: (name: string, count: number) => string
}

/**
 * Builds the relaxations in the order of the response. If the filter has only one value, the label
 * names the value. If it has several values, the label names the filter.
 */
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

/** The chip ids of filters that are not lists of values. */
const CHIP_OF_GROUP: Readonly<Partial<Record<RelaxedFilter['filter'], FilterChip['id']>>> = {
  place: 'point',
  fee: 'fee',
  duration: 'duration',
  deadline: 'deadline',
}
