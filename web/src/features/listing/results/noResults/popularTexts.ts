import { PATHS } from '@/shared/routing/paths'
import { formatListingUrl } from '../../state/formatListingUrl'
import { DEFAULT_STATE, type ListingState } from '../../state/listingState'
import { selectBestSearches, type AlternativeSearch } from './alternativeSearches'

interface TopWord {
  readonly slug: string
  readonly name: string
  readonly type: string
  readonly course_count: number
}

/**
 * Selects the popular searches from the list of top words. Leaves out the visitor's own text, which
 * has no results. The links keep the view and the currency.
 */
export function selectPopularTexts(words: readonly TopWord[], { text, view, currency }: Pick<ListingState, 'text' | 'view' | 'currency'>): AlternativeSearch[] {
  const searches = words.filter(({ type, name }) => type === 'search' && name !== text.toLowerCase())
  return selectBestSearches(
    searches.map(({ slug, name, course_count }) => ({
      slug: `text-${slug}`,
      name,
      count: course_count,
      href: PATHS.course + formatListingUrl({ ...DEFAULT_STATE, view, currency, text: name }),
    })),
  )
}
