import type { components } from '@/shared/api/schema'
import { getListsOfGroup } from '../state/filterGroups'
import type { ListingAction } from '../state/listingReducer'
import type { ListName } from '../state/filterTable'
import type { ListingState } from '../state/listingState'
import type { FilterChip } from './filterChip'

type RelaxedFilter = components['schemas']['RelaxedFilter']

/** A filter whose absence would find something: the step that drops it, in words with its number. */
export interface Relaxation {
  readonly id: RelaxedFilter['filter']
  readonly label: string
  readonly action: ListingAction
}

interface RelaxationLabels {
  /** What the box of a list is called. */
  readonly box: (list: ListName) => string
  readonly removeFilter: (name: string, count: number) => string
}

/** In the order of the answer, most courses first. A filter of one value is called by that value, else by its box. */
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
  if (filter === 'text') return text
  const own = chips.filter(({ id, removeAction }) => (removeAction.type === 'toggleValue' ? lists.includes(removeAction.list) : id === CHIP_OF_GROUP[filter]))
  const [list] = lists
  return own.length > 1 && list ? box(list) : own[0]?.name
}

/** Of the filters that are no lists. */
const CHIP_OF_GROUP: Readonly<Partial<Record<RelaxedFilter['filter'], FilterChip['id']>>> = {
  place: 'point',
  fee: 'fee',
  duration: 'duration',
}
