import { RUPEE } from '@/shared/money/money'
import { LIST_NAMES, VALUE_FILTERS, type FilterGroup, type ListName } from './filterTable'
import { FULL_DURATION_RANGE, FULL_FEE_RANGE, type Filters, type ListingState } from './listingState'

/** Returns the lists of a filter group. The groups of the text and of ranges have no lists. */
export function getListsOfGroup(group: FilterGroup): readonly ListName[] {
  return LIST_NAMES.filter((name) => VALUE_FILTERS[name].group === group)
}

const EMPTY_FIELDS_OF_GROUP: Readonly<Partial<Record<FilterGroup, Partial<Filters>>>> = {
  text: { text: '' },
  place: { point: undefined },
  fee: { fee: FULL_FEE_RANGE, feeCurrency: RUPEE },
  duration: { duration: FULL_DURATION_RANGE },
  deadline: { deadline: '' },
}

/** Builds the change that clears one filter group. */
export function clearFilterGroup({ lists }: ListingState, group: FilterGroup): Partial<Filters> {
  const emptyLists = Object.fromEntries(getListsOfGroup(group).map((list) => [list, []]))
  return { ...EMPTY_FIELDS_OF_GROUP[group], lists: { ...lists, ...emptyLists } }
}
