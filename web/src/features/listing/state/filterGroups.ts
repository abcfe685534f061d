import type { components } from '@/shared/api/schema'
import {
  DURATION_UNSET,
  FEE_UNSET,
  LEVEL_LISTS,
  PLACE_LISTS,
  type Filters,
  type ListingState,
  type ListName,
} from './listingState'

/** A filter as the search counts it: one place, one level. */
export type FilterName = components['schemas']['RelaxedFilter']['filter']

/** What stands for each filter in the state. */
export const LISTS_OF_FILTER: Readonly<Record<FilterName, readonly ListName[]>> = {
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

const REST_OF_FILTER: Readonly<Partial<Record<FilterName, Partial<Filters>>>> = {
  text: { text: '' },
  place: { point: undefined },
  fee: { fee: FEE_UNSET },
  duration: { duration: DURATION_UNSET },
}

/** The change that takes one filter away, whatever is chosen in it. */
export function dropped({ lists }: ListingState, filter: FilterName): Partial<Filters> {
  const empty = Object.fromEntries(LISTS_OF_FILTER[filter].map((list) => [list, []]))
  return { ...REST_OF_FILTER[filter], lists: { ...lists, ...empty } }
}
