import { CURRENCY_KEY } from '@/shared/money/currencyUrl'
import { PATHS } from './paths'

interface NamedCourse {
  readonly id: number
  readonly name: string
}

export const buildUrl = (path: string, pairs: Readonly<Record<string, string>>) => {
  const written = Object.entries(pairs).filter(([, value]) => value !== '')
  return written.length === 0 ? path : `${path}?${new URLSearchParams(written).toString()}`
}

/** A course's own page, its fees in `currency` (a code; empty for Default). */
export function buildCourseUrl({ id, name }: NamedCourse, currency: string): string {
  return buildUrl(PATHS.courseDetail, { course_id: String(id), course_name: name, [CURRENCY_KEY]: currency })
}

/** The comparison of up to three courses, by slug. */
export function buildCompareUrl(slugs: readonly string[], currency: string): string {
  const columns = Object.fromEntries(slugs.map((slug, index) => [`crs${index + 1}`, slug]))
  return buildUrl(PATHS.compare, { ...columns, [CURRENCY_KEY]: currency })
}

/** The listing for a text. */
export function buildTextSearchUrl(text: string, currency: string): string {
  return buildUrl(PATHS.search, { search: text, [CURRENCY_KEY]: currency })
}

/** The listing of one specialization. */
export function buildSpecializationUrl(slug: string, currency: string): string {
  return buildUrl(PATHS.course, { specializations: slug, [CURRENCY_KEY]: currency })
}

/** A campus's own page: the institute's path and the campus. */
export function buildCampusUrl(institute: string, campus: string, currency: string): string {
  return buildUrl([PATHS.university, institute, campus].join('/'), { [CURRENCY_KEY]: currency })
}

/** An institute's own page. */
export function buildInstituteUrl(institute: string, currency: string): string {
  return buildUrl(`${PATHS.university}/${institute}`, { [CURRENCY_KEY]: currency })
}

/** A discipline's own page. */
export function buildDisciplineUrl(discipline: string, currency: string): string {
  return buildUrl(PATHS.disciplineDetail, { discipline, [CURRENCY_KEY]: currency })
}
