import type { components } from '@/shared/api/schema'
import {
  DURATION_UNSET,
  FEE_UNSET,
  sameRange,
  type ListingState,
  type ListName,
  type Point,
} from './listingState'

export type FilterBody = components['schemas']['ListingFilters']
type BodyList = Exclude<keyof FilterBody, 'course' | 'order' | 'fees' | 'durations' | 'google_location' | 'location_search'>

/** Each list's key in the bodies of both searches. */
export const BODY_KEYS: Readonly<Record<ListName, BodyList>> = {
  countries: 'countries',
  states: 'states',
  cities: 'cities',
  types: 'degree_levels_types',
  levels: 'degree_levels',
  disciplines: 'disciplines',
  specializations: 'specializations',
  intakes: 'intakes',
  instituteTypes: 'institute_type',
  institutes: 'institutes',
  campuses: 'campuses',
  panels: 'panels',
}

/** The filters as the API takes them, without an order: what every facet is asked under. */
export function filterBody(state: ListingState): FilterBody {
  const lists = Object.entries(BODY_KEYS).map(([name, key]) => [key, state.lists[name as ListName]] as const)
  return {
    ...Object.fromEntries(lists.filter(([, values]) => values.length > 0)),
    ...(state.text === '' ? {} : { course: state.text }),
    ...(state.point ? { google_location: pointBody(state.point) } : {}),
    ...(sameRange(state.fee, FEE_UNSET) ? {} : { fees: [...state.fee] }),
    ...(sameRange(state.duration, DURATION_UNSET) ? {} : { durations: [...state.duration] }),
  }
}

function pointBody({ latitude, longitude, distance }: Point): NonNullable<FilterBody['google_location']> {
  return { latitude, longitude, distance }
}

/**
 * The filters without one list: what that list's own facet is asked under. A facet is counted under all filters but
 * its own, so choosing in it changes none of its counts, and its list stays as it is.
 */
export function filterBodyBut(state: ListingState, list: ListName): FilterBody {
  return filterBody({ ...state, lists: { ...state.lists, [list]: [] } })
}

/** The filters and the chosen order: what the results are asked with. */
export function searchBody(state: ListingState): FilterBody {
  return { ...filterBody(state), ...(state.sort === 0 ? {} : { order: state.sort }) }
}
