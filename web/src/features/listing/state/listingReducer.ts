import type { MapPosition } from '@/shared/map/viewport'
import { RUPEE } from '@/shared/money/money'
import { findOnlyTest, keepScore } from './englishScore'
import { clearFilterGroup } from './filterGroups'
import type { FilterGroup, ListName, Lists } from './filterTable'
import { keepPartsOfText, normalizeText } from './parseListingUrl'
import { DEFAULT_STATE, FULL_FEE_RANGE, hasPlaces, isSameRange, PLACE_LISTS, type Filters, type ListingState, type Point, type Range, type SortOrder, type View } from './listingState'

export type ListingAction =
  | { readonly type: 'setText'; readonly text: string }
  /**
   * Sets the parts of the text that the search takes as plain words instead of interpreting them.
   */
  | { readonly type: 'setLiteralParts'; readonly parts: readonly string[] }
  | { readonly type: 'toggleValue'; readonly list: ListName; readonly value: string }
  /**
   * Replaces the text by a selected value, which also replaces the selected values of its list. A
   * subject or a place replaces all selected subjects or places.
   */
  | { readonly type: 'replaceTextByValue'; readonly list: ListName; readonly value: string }
  | { readonly type: 'setLists'; readonly lists: Partial<Lists> }
  /** Writes the same values in another way, so that the page and the sort order stay. */
  | { readonly type: 'rewriteLists'; readonly lists: Partial<Lists> }
  /** Sets the point, and clears the selected places. */
  | { readonly type: 'setPoint'; readonly point: Point }
  | { readonly type: 'clearPoint' }
  /** `range` is in whole units of the currency with the code `currency`. */
  | { readonly type: 'setFeeRange'; readonly range: Range; readonly currency: string }
  | { readonly type: 'setDurationRange'; readonly range: Range }
  | { readonly type: 'setEnglishScore'; readonly score: number | undefined }
  /** `deadline` is an ISO date, `today`, or empty. */
  | { readonly type: 'setDeadline'; readonly deadline: string }
  | { readonly type: 'clearFilterGroup'; readonly group: FilterGroup }
  | { readonly type: 'resetAll' }
  | { readonly type: 'setSortOrder'; readonly order: SortOrder }
  | { readonly type: 'setPage'; readonly page: number }
  | { readonly type: 'setView'; readonly view: View }
  | { readonly type: 'moveMap'; readonly mapPosition: MapPosition }
  /** Switches from the map to the list with the courses of one campus. */
  | { readonly type: 'showCampusCourses'; readonly slug: string }

/** Returns the next state. Every change of a filter resets the page and the sort order. */
export function listingReducer(state: ListingState, action: ListingAction): ListingState {
  switch (action.type) {
    case 'setText': {
      const text = normalizeText(action.text)
      return changeFilters(state, { text, literalParts: keepPartsOfText(state.literalParts, text) })
    }
    case 'setLiteralParts':
      return changeFilters(state, { literalParts: keepPartsOfText(action.parts, state.text) })
    case 'toggleValue':
      return changeFilters(state, { lists: { ...state.lists, [action.list]: toggleValue(state.lists[action.list], action.value) } })
    case 'replaceTextByValue':
      return replaceTextByValue(state, action.list, action.value)
    case 'setLists':
      return changeFilters(state, { lists: { ...state.lists, ...action.lists } })
    case 'rewriteLists':
      return { ...state, lists: { ...state.lists, ...action.lists } }
    case 'setPoint':
      return changeFilters(state, { ...clearFilterGroup(state, 'place'), point: action.point })
    case 'clearPoint':
      return changeFilters(state, { point: undefined })
    case 'setFeeRange':
      return changeFilters(state, { fee: action.range, feeCurrency: isSameRange(action.range, FULL_FEE_RANGE) ? RUPEE : action.currency })
    case 'setDurationRange':
      return changeFilters(state, { duration: action.range })
    case 'setEnglishScore':
      return changeFilters(state, { englishScore: action.score })
    case 'setDeadline':
      return changeFilters(state, { deadline: action.deadline })
    case 'clearFilterGroup':
      return changeFilters(state, clearFilterGroup(state, action.group))
    case 'resetAll':
      return { ...DEFAULT_STATE, isAdvanced: true, view: state.view }
    case 'setSortOrder':
      return { ...state, sort: action.order, page: 1 }
    case 'setPage':
      return { ...state, page: action.page }
    case 'setView':
      return { ...state, view: action.view, mapPosition: undefined }
    case 'moveMap':
      return { ...state, mapPosition: action.mapPosition }
    case 'showCampusCourses':
      return { ...changeFilters(state, { lists: { ...state.lists, campuses: [action.slug] } }), view: 'list', mapPosition: undefined }
  }
}

/**
 * The lists of subjects and the lists of places. Selecting a suggestion from one of these lists
 * clears the other lists in its group.
 */
const ALTERNATIVE_LISTS: readonly (readonly ListName[])[] = [['disciplines', 'specializations'], PLACE_LISTS]

/**
 * Changes filters. A selected place clears the point. A change of the selected English test clears
 * the score.
 */
function changeFilters(state: ListingState, change: Partial<Filters>): ListingState {
  const lists = change.lists ?? state.lists
  const point = hasPlaces(lists) ? undefined : state.point
  const isSameTest = findOnlyTest(lists) === findOnlyTest(state.lists)
  const englishScore = keepScore(lists, 'englishScore' in change ? change.englishScore : isSameTest ? state.englishScore : undefined)
  return { ...state, point, ...change, englishScore, page: 1, sort: 0, isAdvanced: false }
}

function replaceTextByValue(state: ListingState, list: ListName, value: string): ListingState {
  const alternatives: readonly ListName[] = ALTERNATIVE_LISTS.find((lists) => lists.includes(list)) ?? [list]
  const cleared = Object.fromEntries(alternatives.map((each) => [each, []]))
  return changeFilters(state, { text: '', literalParts: [], lists: { ...state.lists, ...cleared, [list]: [value] } })
}

function toggleValue(values: readonly string[], value: string): readonly string[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value]
}
