import { CURRENCY_KEY } from '@/shared/money/currencyUrl'
import { PATHS } from './paths'

interface NamedCourse {
  readonly id: number
  readonly name: string
}

/** Builds a URL from a path and key-value pairs. Pairs with an empty value are left out. */
export const buildUrl = (path: string, pairs: Readonly<Record<string, string>>) => {
  const usedPairs = Object.entries(pairs).filter(([, value]) => value !== '')
  return usedPairs.length === 0 ? path : `${path}?${new URLSearchParams(usedPairs).toString()}`
}

/** Builds the URL of a course page. `currency` is the currency code of the fees, or empty. */
export function buildCourseUrl({ id, name }: NamedCourse, currency: string): string {
  return buildUrl(PATHS.course_detail, { course_id: String(id), course_name: name, [CURRENCY_KEY]: currency })
}

/** Builds the URL of the comparison of up to three courses. */
export function buildCompareUrl(slugs: readonly string[], currency: string): string {
  const columns = Object.fromEntries(slugs.map((slug, index) => [`crs${index + 1}`, slug]))
  return buildUrl(PATHS.compare_course, { ...columns, [CURRENCY_KEY]: currency })
}

export function buildTextSearchUrl(text: string, currency: string): string {
  return buildUrl(PATHS.search, { search: text, [CURRENCY_KEY]: currency })
}

/** Builds the URL of the listing with the courses of one specialization. */
export function buildSpecializationUrl(slug: string, currency: string): string {
  return buildUrl(PATHS.course, { specializations: slug, [CURRENCY_KEY]: currency })
}

/** Builds the URL of a campus page. Its path starts with the path of the institute. */
export function buildCampusUrl(institute: string, campus: string, currency: string): string {
  return buildUrl([PATHS.university_details, institute, campus].join('/'), { [CURRENCY_KEY]: currency })
}

export function buildInstituteUrl(institute: string, currency: string): string {
  return buildUrl(`${PATHS.university_details}/${institute}`, { [CURRENCY_KEY]: currency })
}

export function buildDisciplineUrl(discipline: string, currency: string): string {
  return buildUrl(PATHS.discipline_detail, { discipline, [CURRENCY_KEY]: currency })
}
