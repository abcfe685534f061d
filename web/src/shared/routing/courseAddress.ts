import { CURRENCY_KEY } from '@/shared/money/currencyAddress'
import { PATHS } from './paths'

interface NamedCourse {
  readonly id: number
  readonly name: string
}

export const address = (path: string, pairs: Readonly<Record<string, string>>) => {
  const written = Object.entries(pairs).filter(([, value]) => value !== '')
  return written.length === 0 ? path : `${path}?${new URLSearchParams(written).toString()}`
}

/** A course's own page, its fees in `currency` (a code; empty for Default). */
export function courseAddress({ id, name }: NamedCourse, currency: string): string {
  return address(PATHS.courseDetail, { course_id: String(id), course_name: name, [CURRENCY_KEY]: currency })
}

/** The comparison of up to three courses, by slug. */
export function compareAddress(slugs: readonly string[], currency: string): string {
  const columns = Object.fromEntries(slugs.map((slug, index) => [`crs${index + 1}`, slug]))
  return address(PATHS.compare, { ...columns, [CURRENCY_KEY]: currency })
}

/** The listing for a text. */
export function textAddress(text: string, currency: string): string {
  return address(PATHS.search, { search: text, [CURRENCY_KEY]: currency })
}

/** The listing of one specialization. */
export function specializationAddress(slug: string, currency: string): string {
  return address(PATHS.course, { specializations: slug, [CURRENCY_KEY]: currency })
}

/** A campus's own page: the institute's path and the campus. */
export function campusAddress(institute: string, campus: string, currency: string): string {
  return address([PATHS.university, institute, campus].join('/'), { [CURRENCY_KEY]: currency })
}

/** An institute's own page. */
export function instituteAddress(institute: string, currency: string): string {
  return address(`${PATHS.university}/${institute}`, { [CURRENCY_KEY]: currency })
}

/** A discipline's own page. */
export function disciplineAddress(discipline: string, currency: string): string {
  return address(PATHS.disciplineDetail, { discipline, [CURRENCY_KEY]: currency })
}
