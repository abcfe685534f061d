import type { components } from '@/shared/api/schema'
import type { FilterChip } from '../../results/chips/filterChip'
import { formatListingUrl } from '../../state/formatListingUrl'
import type { ListingState } from '../../state/listingState'
import { buildSearchCriteria } from '../../state/searchCriteria'

const NAME_MAX_CHARACTERS = 80

/**
 * Builds the saved URL and the API request of the search. Both find the same courses. The URL opens
 * the first page.
 */
export function buildSavedSearch(state: ListingState, search: string): Pick<components['schemas']['NewSavedSearch'], 'address' | 'request'> {
  return {
    address: formatListingUrl({ ...state, page: 1 }, search),
    request: { ...buildSearchCriteria(state), ...(state.sort === 0 ? {} : { order: state.sort }) },
  }
}

/**
 * Suggests a name: the text and the selected values, as many as fit. If there are none, or the first
 * one does not fit, suggests the title.
 */
export function suggestName(text: string, chips: readonly FilterChip[], title: string): string {
  let name = ''
  for (const chip of chips) {
    const part = chip.id === 'text' ? text : chip.name
    const longer = name === '' ? part : `${name} · ${part}`
    if (longer.length > NAME_MAX_CHARACTERS) break
    name = longer
  }
  return (name || title).slice(0, NAME_MAX_CHARACTERS)
}
