import type { components } from '@/shared/api/schema'
import { CURRENCY_KEY } from '@/shared/money/currencyAddress'
import { PATHS } from '@/shared/routing/paths'

export type SharedKind = components['schemas']['SharedPage']
export type Params = Readonly<Record<string, string | number>>

/** A page as a short link keeps it, and what it is called. */
export interface SharedPage {
  readonly key: SharedKind
  readonly params: Params
  readonly title: string
}

/** The pages that there are, by the kinds that a short link may name. */
const PATH_OF: Partial<Readonly<Record<SharedKind, string>>> = {
  course: PATHS.course,
  search: PATHS.search,
  course_detail: PATHS.courseDetail,
  compare_course: PATHS.compare,
}

/** The address within the site of a shared page; undefined for a kind that has no page. */
export function pathOf(key: SharedKind, params: Params): string | undefined {
  const path = PATH_OF[key]
  if (path === undefined) return undefined
  const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)])).toString()
  return query === '' ? path : `${path}?${query}`
}

/** Parameters with the currency in which the page is shown; an empty code is Default and left out. */
export function withCurrencyParam(params: Params, code: string): Params {
  return code === '' ? params : { ...params, [CURRENCY_KEY]: code }
}

export function shortPathOf(uuid: string): string {
  return `${PATHS.loading}?uuid=${uuid}`
}
