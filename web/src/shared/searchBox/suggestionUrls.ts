import { CURRENCY_KEY } from '@/shared/money/currencyUrl'
import { buildCourseUrl, buildDisciplineUrl, buildInstituteUrl, buildUrl } from '@/shared/routing/courseUrls'
import { PATHS as CONTENT_PATHS } from '@/shared/routing/contentPaths'
import { PATHS } from '@/shared/routing/paths'
import type { SearchSuggestion } from './suggestions'

type Kind = SearchSuggestion['kind']

/** The paths of the suggestions that have a page of their own. The slug of the suggestion follows the path. */
const PAGE_PATHS: Readonly<Partial<Record<Kind, string>>> = {
  country: CONTENT_PATHS.country,
  institute_group: CONTENT_PATHS.group_universities,
  blog: CONTENT_PATHS.blog_detail,
  page: CONTENT_PATHS.What_is_interesting,
}

/** The URL keys of the listing for the values without a page of their own. */
const FILTER_KEYS: Readonly<Partial<Record<Kind, string>>> = {
  specialization: 'specializations',
  state: 'state',
  city: 'city',
}

/** The paths of the pages that show no single item, by page type. */
const SITE_PAGE_PATHS: Readonly<Record<string, string>> = {
  ...CONTENT_PATHS,
  compare_course: PATHS.compare,
  terms_of_use: PATHS.terms,
  privacy_policy: PATHS.privacy,
}

/** Builds the URL of a suggestion: its own page, or the listing with one filter. Undefined if the site has no page for it. */
export function buildSuggestionUrl({ kind, id, slug, name }: SearchSuggestion, currency: string): string | undefined {
  if (kind === 'course') return buildCourseUrl({ id, name }, currency)
  if (kind === 'institute') return buildInstituteUrl(slug, currency)
  if (kind === 'discipline') return buildDisciplineUrl(slug, currency)
  const path = kind === 'site_page' ? SITE_PAGE_PATHS[slug] : PAGE_PATHS[kind]
  if (path !== undefined) return buildUrl(kind === 'site_page' ? path : `${path}/${slug}`, { [CURRENCY_KEY]: currency })
  const key = FILTER_KEYS[kind]
  return key === undefined ? undefined : buildUrl(PATHS.search, { [key]: slug, [CURRENCY_KEY]: currency })
}
