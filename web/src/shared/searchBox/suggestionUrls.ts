import { CURRENCY_KEY } from '@/shared/money/currencyUrl'
import { buildCourseUrl, buildDisciplineUrl, buildInstituteUrl, buildUrl } from '@/shared/routing/courseUrls'
import { PATHS, type PageType } from '@/shared/routing/paths'
import type { SearchSuggestion } from './suggestions'

type Kind = SearchSuggestion['kind']

/**
 * The page types of suggestions whose URL consists of the path of the page type and the slug of the
 * suggestion. Courses, institutes and disciplines also have their own pages (`courseUrls.ts`).
 */
const PAGE_TYPES: Readonly<Partial<Record<Kind, PageType>>> = {
  country: 'country',
  institute_group: 'group_universities',
  blog: 'blog_detail',
  scholarship: 'scholarship_detail',
  page: 'What_is_interesting',
}

/** The listing's URL key for a search text. */
const TEXT_KEY = 'course'

/** The listing's URL keys for kinds of values that have no page of their own. */
const FILTER_KEYS: Readonly<Partial<Record<Kind, string>>> = {
  specialization: 'specializations',
  state: 'state',
  city: 'city',
}

/**
 * Returns the path of a suggested page, or undefined if the site has no page for it. For a page of
 * the site itself, the slug is a page type.
 */
function findPagePath(kind: Kind, slug: string): string | undefined {
  const pageType = kind === 'site_page' ? (slug as PageType) : PAGE_TYPES[kind]
  if (pageType === undefined || PATHS[pageType] === '/') return undefined
  return kind === 'site_page' ? PATHS[pageType] : `${PATHS[pageType]}/${slug}`
}

/** Builds the URL of a suggestion: its own page, or the listing with one filter or a text. Undefined if the site has no page for it. */
export function buildSuggestionUrl({ kind, id, slug, name }: SearchSuggestion, currency: string): string | undefined {
  if (kind === 'course') return buildCourseUrl({ id, name }, currency)
  if (kind === 'institute') return buildInstituteUrl(slug, currency)
  if (kind === 'discipline') return buildDisciplineUrl(slug, currency)
  if (kind === 'search') return buildUrl(PATHS.search, { [TEXT_KEY]: name, [CURRENCY_KEY]: currency })
  const path = findPagePath(kind, slug)
  if (path !== undefined) return buildUrl(path, { [CURRENCY_KEY]: currency })
  const key = FILTER_KEYS[kind]
  return key === undefined ? undefined : buildUrl(PATHS.search, { [key]: slug, [CURRENCY_KEY]: currency })
}
