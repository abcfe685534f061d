import { CURRENCY_KEY } from '@/shared/money/currencyUrl'
import { buildUrl } from './courseUrls'
import { PATHS } from './paths'

/** What of a course's address leads to its university's disciplines; a part that is not known is a hyphen. */
export interface InstituteDisciplinesPath {
  readonly institute: string
  readonly course: string
  readonly level: string
  readonly discipline: string | undefined
  readonly country: string
  readonly campus: string | undefined
}

/** A part of the path that says nothing. */
const EMPTY_PATH_PART = '-'

/** What an institute teaches, by discipline, as one comes to it from a course. */
export function buildInstituteDisciplinesUrl({ institute, course, level, discipline, country, campus }: InstituteDisciplinesPath, currency: string): string {
  const parts = [institute, course, level, discipline ?? EMPTY_PATH_PART, country, campus ?? EMPTY_PATH_PART]
  return buildUrl([PATHS.university, ...parts].join('/'), { [CURRENCY_KEY]: currency })
}

/** What the list of courses is narrowed to, by slugs; of one value each but for campuses. */
export interface CourseFilters {
  readonly institute?: string | undefined
  readonly discipline?: string | undefined
  readonly specialization?: string | undefined
  readonly level?: string | undefined
  readonly country?: string | undefined
  readonly campuses?: readonly string[]
}

/** The courses of an institute, of a discipline, or of both, as the university's pages lead to them. */
export function buildFilteredCoursesUrl(to: CourseFilters, currency: string): string {
  return buildUrl(PATHS.discipline, {
    page: 'discipline',
    institutes: to.institute ?? '',
    discipline: to.discipline ?? '',
    specializations: to.specialization ?? '',
    levels: to.level ?? '',
    caid: (to.campuses ?? []).join(','),
    country: to.country ?? '',
    [CURRENCY_KEY]: currency,
  })
}

/** A discipline's own page, at one institute. */
export function buildDisciplineAtInstituteUrl(discipline: string, institute: string, currency: string): string {
  return buildUrl(PATHS.disciplineDetail, { discipline, institutes: institute, [CURRENCY_KEY]: currency })
}
