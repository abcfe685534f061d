import type { MapPosition } from '@/shared/map/viewport'
import { RUPEE } from '@/shared/money/money'
import { LIST_NAMES, mapLists, type ListName, type Lists } from './filterTable'

/** The state of the listing. The URL contains the state, except a currency that an earlier visit stored. */
export interface ListingState {
  readonly text: string
  /** Parts of the text that the search takes as plain words instead of interpreting them. */
  readonly literalParts: readonly string[]
  readonly lists: Lists
  /** The centre of a distance search. A state has a point or places, but not both. */
  readonly point: Point | undefined
  /** In whole units of `feeCurrency` per year. The range includes both ends. Infinity means that there is no upper end. */
  readonly fee: Range
  /** The currency code of `fee`. The full range is always in rupees. */
  readonly feeCurrency: string
  /** In years, in steps of 0.5. The range includes both ends. An upper end of 5 means 5 years or more. */
  readonly duration: Range
  /** The visitor's score in the selected English test. Only set if exactly one test is selected. */
  readonly englishScore: number | undefined
  /** The earliest accepted application deadline: an ISO date, `today`, or empty. */
  readonly deadline: string
  readonly sort: SortOrder
  /** The first page is 1. */
  readonly page: number
  /**
   * Whether the visitor has opened the list of all courses without a filter (`advance=true`,
   * section 4 of the specification).
   */
  readonly isAdvanced: boolean
  readonly view: View
  /** The code of the selected currency. Empty if each fee has its own currency. */
  readonly currency: string
  /** The position of the map. Undefined until the map has moved. */
  readonly mapPosition: MapPosition | undefined
}

/** The part of the state that filters the search. */
export type Filters = Pick<ListingState, 'text' | 'literalParts' | 'lists' | 'point' | 'fee' | 'feeCurrency' | 'duration' | 'englishScore' | 'deadline'>

/**
 * A point in degrees with a distance in km. The kind `curL` is the location of the visitor. The
 * kind `autL` is a town, city or postcode.
 */
export interface Point {
  readonly latitude: number
  readonly longitude: number
  readonly distance: number
  readonly kind: PointKind
}
export const POINT_KINDS = ['curL', 'autL'] as const
export type PointKind = (typeof POINT_KINDS)[number]

export const VIEWS = ['list', 'grid', 'map'] as const
export type View = (typeof VIEWS)[number]
/** The views that show cards. */
export type CardView = Exclude<View, 'map'>

export type Range = readonly [lower: number, upper: number]

export const PLACE_LISTS = ['countries', 'states', 'cities'] as const satisfies readonly ListName[]
export const LEVEL_LISTS = ['types', 'levels'] as const satisfies readonly ListName[]

export const SORT_ORDERS = [0, 1, 2, 3, 4, 5] as const
export type SortOrder = (typeof SORT_ORDERS)[number]
export const RANKING_ORDER: SortOrder = 5
export const FEE_SORT_ORDERS: readonly SortOrder[] = [1, 2]

/** The highest number that the API accepts as a fee. */
export const FEE_MAX = 10 ** 15
export const FULL_FEE_RANGE: Range = [0, Infinity]
export const DURATION_MAX_YEARS = 5
export const DURATION_STEP_YEARS = 0.5
export const FULL_DURATION_RANGE: Range = [0, DURATION_MAX_YEARS]

export const STILL_OPEN = 'today'

export const EMPTY_LISTS: Lists = mapLists(() => [])

export const DEFAULT_STATE: ListingState = {
  text: '',
  literalParts: [],
  lists: EMPTY_LISTS,
  point: undefined,
  fee: FULL_FEE_RANGE,
  feeCurrency: RUPEE,
  duration: FULL_DURATION_RANGE,
  englishScore: undefined,
  deadline: '',
  sort: 0,
  page: 1,
  isAdvanced: false,
  view: 'list',
  currency: '',
  mapPosition: undefined,
}

export function hasPlaces(lists: Lists): boolean {
  return PLACE_LISTS.some((name) => lists[name].length > 0)
}

export function isSameRange(one: Range, other: Range): boolean {
  return one[0] === other[0] && one[1] === other[1]
}

/** Counts the selected filters. Each value, range, point and deadline counts once. The text does not count. */
export function countSelected(state: ListingState): number {
  const values = LIST_NAMES.reduce((sum, name) => sum + state.lists[name].length, 0)
  return values + (state.deadline === '' ? 0 : 1) + (state.point ? 1 : 0) + (isSameRange(state.fee, FULL_FEE_RANGE) ? 0 : 1) + (isSameRange(state.duration, FULL_DURATION_RANGE) ? 0 : 1)
}

export type ListingMode = 'advanced' | 'discipline' | 'other'

export function getListingMode(state: ListingState): ListingMode {
  if (state.isAdvanced && countSelected(state) === 0 && state.text === '') return 'advanced'
  return state.lists.disciplines.length > 0 ? 'discipline' : 'other'
}
