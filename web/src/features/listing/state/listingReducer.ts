import type { MapPosition } from '@/shared/map/viewport'
import { dropped, type FilterName } from './filterGroups'
import { tidyText } from './parseListingUrl'
import { EVERYTHING, hasPlaces, type Filters, type ListingState, type ListName, type Lists, type Point, type Range, type SortOrder, type View } from './listingState'

/** What a person can want of the listing; each is one step of the reducer. */
export type Intent =
  | { readonly kind: 'search'; readonly text: string }
  | { readonly kind: 'toggle'; readonly list: ListName; readonly value: string }
  | { readonly kind: 'choose'; readonly lists: Partial<Lists> }
  /** Around a point: it takes the place of chosen places. */
  | { readonly kind: 'point'; readonly point: Point }
  | { readonly kind: 'leavePoint' }
  | { readonly kind: 'fee'; readonly range: Range }
  | { readonly kind: 'duration'; readonly range: Range }
  | { readonly kind: 'drop'; readonly filter: FilterName }
  | { readonly kind: 'resetAll' }
  | { readonly kind: 'sort'; readonly order: SortOrder }
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'view'; readonly view: View }
  | { readonly kind: 'moveMap'; readonly at: MapPosition }
  /** From the map to the list of what one campus has. */
  | { readonly kind: 'atCampus'; readonly slug: string }

/** The next state. A filter's change goes to page 1 and clears the chosen sort: here, and nowhere else. */
export function reduce(state: ListingState, intent: Intent): ListingState {
  switch (intent.kind) {
    case 'search':
      return filtered(state, { text: tidyText(intent.text) })
    case 'toggle':
      return filtered(state, { lists: { ...state.lists, [intent.list]: toggled(state.lists[intent.list], intent.value) } })
    case 'choose':
      return filtered(state, { lists: { ...state.lists, ...intent.lists } })
    case 'point':
      return filtered(state, { ...dropped(state, 'place'), point: intent.point })
    case 'leavePoint':
      return filtered(state, { point: undefined })
    case 'fee':
      return filtered(state, { fee: intent.range })
    case 'duration':
      return filtered(state, { duration: intent.range })
    case 'drop':
      return filtered(state, dropped(state, intent.filter))
    case 'resetAll':
      return { ...EVERYTHING, advanced: true, view: state.view }
    case 'sort':
      return { ...state, sort: intent.order, page: 1 }
    case 'page':
      return { ...state, page: intent.page }
    case 'view':
      return { ...state, view: intent.view, at: undefined }
    case 'moveMap':
      return { ...state, at: intent.at }
    case 'atCampus':
      return { ...filtered(state, { lists: { ...state.lists, campuses: [intent.slug] } }), view: 'list', at: undefined }
  }
}

/** A chosen place takes the place of a point. */
function filtered(state: ListingState, change: Partial<Filters>): ListingState {
  const lists = change.lists ?? state.lists
  const point = hasPlaces(lists) ? undefined : state.point
  return { ...state, point, ...change, page: 1, sort: 0, advanced: false }
}

function toggled(values: readonly string[], value: string): readonly string[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value]
}
