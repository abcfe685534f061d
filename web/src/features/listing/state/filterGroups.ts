import type { components } from '@/shared/api/schema'
import {
  FULL_DURATION_RANGE,
  FULL_FEE_RANGE,
  LEVEL_LISTS,
  PLACE_LISTS,
  type Filters,
  type ListingState,
  type ListName,
} from './listingState'

/** A filter as the search counts it: one place, one level. */
export type FilterGroup = components['schemas']['RelaxedFilter']['filter']

/** What stands for each filter in the state. */
export const LISTS_OF_GROUP: Readonly<Record<FilterGroup, readonly ListName[]>> = {
  text: [],
  place: PLACE_LISTS,
  level: LEVEL_LISTS,
  discipline: ['disciplines'],
  specialization: ['specializations'],
  campus: ['campuses'],
  institute: ['institutes'],
  'institute type': ['instituteTypes'],
  'study mode': [],
  intake: ['intakes'],
  popular: ['panels'],
  fee: [],
  duration: [],
}

const EMPTY_FIELDS_OF_GROUP: Readonly<Partial<Record<FilterGroup, Partial<Filters>>>> = {
  text: { text: '' },
  place: { point: undefined },
  fee: { fee: FULL_FEE_RANGE },
  duration: { duration: FULL_DURATION_RANGE },
}

/** The change that takes one filter away, whatever is chosen in it. */
export function clearFilterGroup({ lists }: ListingState, group: FilterGroup): Partial<Filters> {
  const emptyLists = Object.fromEntries(LISTS_OF_GROUP[group].map((list) => [list, []]))
  return { ...EMPTY_FIELDS_OF_GROUP[group], lists: { ...lists, ...emptyLists } }
}
