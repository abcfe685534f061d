import type { components } from '@/shared/api/schema'
import { LISTS_OF_FILTER } from '../state/filterGroups'
import type { Intent } from '../state/listingReducer'
import type { ListingState, ListName } from '../state/listingState'
import type { ChosenChip } from './filterChip'

type RelaxedFilter = components['schemas']['RelaxedFilter']

/** A filter whose absence would find something: the step that drops it, in words with its number. */
export interface Relaxation {
  readonly id: RelaxedFilter['filter']
  readonly words: string
  readonly intent: Intent
}

interface RelaxationWords {
  /** What the box of a list is called. */
  readonly box: (list: ListName) => string
  readonly drop: (name: string, count: number) => string
}

/** In the order of the answer, most courses first. A filter of one value is called by that value, else by its box. */
export function relaxations(
  relaxed: readonly RelaxedFilter[],
  state: ListingState,
  chips: readonly ChosenChip[],
  words: RelaxationWords,
): Relaxation[] {
  return relaxed
    .filter(({ course_count }) => course_count > 0)
    .flatMap(({ filter, course_count }) => {
      const name = nameOf(filter, state, chips, words)
      return name === undefined ? [] : [{ id: filter, words: words.drop(name, course_count), intent: { kind: 'drop', filter } }]
    })
}

function nameOf(filter: RelaxedFilter['filter'], { text }: ListingState, chips: readonly ChosenChip[], { box }: RelaxationWords) {
  const lists = LISTS_OF_FILTER[filter]
  if (filter === 'text') return text
  const own = chips.filter(({ id, removal }) => (removal.kind === 'toggle' ? lists.includes(removal.list) : id === CHIP_OF_FILTER[filter]))
  const [list] = lists
  return own.length > 1 && list ? box(list) : own[0]?.name
}

/** Of the filters that are no lists. */
const CHIP_OF_FILTER: Readonly<Partial<Record<RelaxedFilter['filter'], ChosenChip['id']>>> = {
  place: 'point',
  fee: 'fee',
  duration: 'duration',
}
