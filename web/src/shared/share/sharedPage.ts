import type { components } from '@/shared/api/schema'
import { CURRENCY_KEY } from '@/shared/money/currencyUrl'
import { PATHS } from '@/shared/routing/paths'

export type SharedKind = components['schemas']['SharedPage']
export type Params = Readonly<Record<string, string | number>>

/** A page that a short link can open. */
export interface SharedPage {
  readonly key: SharedKind
  readonly params: Params
  readonly title: string
}

/** The kinds of shared pages that the site has. The kinds are names of page types. */
const SHARED_PAGE_TYPES = ['course', 'search', 'course_detail', 'compare_course', 'discipline', 'discipline_detail', 'university_details'] as const

/** Splits the parameters into path segments (institute and campus) and query parameters. */
function splitPathParams({ slug, campus_slug, ...others }: Params): [string[], Params] {
  return [[slug, campus_slug].filter((part) => part !== undefined).map(String), others]
}

/** Builds the path and query string of a shared page. Returns undefined if the kind has no page. */
export function buildSharedPath(key: SharedKind, params: Params): string | undefined {
  const pageType = SHARED_PAGE_TYPES.find((each) => each === key)
  if (pageType === undefined) return undefined
  const [parts, others] = key === 'university_details' ? splitPathParams(params) : [[], params]
  const query = new URLSearchParams(Object.entries(others).map(([name, value]) => [name, String(value)])).toString()
  return [PATHS[pageType], ...parts.map(encodeURIComponent)].join('/') + (query === '' ? '' : `?${query}`)
}

/** Adds the currency code to the parameters. An empty code adds nothing. */
export function addCurrencyParam(params: Params, code: string): Params {
  return code === '' ? params : { ...params, [CURRENCY_KEY]: code }
}

export function buildShortLinkPath(uuid: string): string {
  return `${PATHS.loading}?uuid=${uuid}`
}
