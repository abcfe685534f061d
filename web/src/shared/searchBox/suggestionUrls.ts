import { CURRENCY_KEY } from '@/shared/money/currencyUrl'
import { buildCourseUrl, buildUrl } from '@/shared/routing/courseUrls'
import { PATHS } from '@/shared/routing/paths'
import type { SearchSuggestion } from './suggestions'

export type FilterKind = Exclude<SearchSuggestion['kind'], 'course'>

/** The URL key of the listing for each kind of value. */
const FILTER_KEYS: Readonly<Record<FilterKind, string>> = {
  discipline: 'discipline',
  specialization: 'specializations',
  institute: 'institutes',
  country: 'country',
  state: 'state',
  city: 'city',
}

/** Builds the URL of a suggestion: the page of a course, or the listing with one filter. */
export function buildSuggestionUrl({ kind, id, slug, name }: SearchSuggestion, currency: string): string {
  if (kind === 'course') return buildCourseUrl({ id, name }, currency)
  return buildUrl(PATHS.search, { [FILTER_KEYS[kind]]: slug, [CURRENCY_KEY]: currency })
}
