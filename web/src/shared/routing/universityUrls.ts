import { CURRENCY_KEY } from '@/shared/money/currencyUrl'
import { buildUrl } from './courseUrls'
import { PATHS } from './paths'

/** The path parts of the page that lists an institute's disciplines. The slugs come from the course that links to it. */
export interface InstituteDisciplinesPath {
  readonly institute: string
  readonly course: string
  readonly level: string
  readonly discipline: string | undefined
  readonly country: string
  readonly campus: string | undefined
}

/** The path part for a missing value. */
const EMPTY_PATH_PART = '-'

/** The URL of an institute's disciplines, as linked from a course page. */
export function buildInstituteDisciplinesUrl({ institute, course, level, discipline, country, campus }: InstituteDisciplinesPath, currency: string): string {
  const parts = [institute, course, level, discipline ?? EMPTY_PATH_PART, country, campus ?? EMPTY_PATH_PART]
  return buildUrl([PATHS.university, ...parts].join('/'), { [CURRENCY_KEY]: currency })
}

/** The filters of a course list, as slugs. Only campuses may have several values. */
export interface CourseFilters {
  readonly institute?: string | undefined
  readonly discipline?: string | undefined
  readonly specialization?: string | undefined
  readonly level?: string | undefined
  readonly country?: string | undefined
  readonly campuses?: readonly string[]
}

/** The URL of a filtered course list, as linked from the institute and discipline pages. */
export function buildFilteredCoursesUrl(filters: CourseFilters, currency: string): string {
  return buildUrl(PATHS.discipline, {
    page: 'discipline',
    institutes: filters.institute ?? '',
    discipline: filters.discipline ?? '',
    specializations: filters.specialization ?? '',
    levels: filters.level ?? '',
    caid: (filters.campuses ?? []).join(','),
    country: filters.country ?? '',
    [CURRENCY_KEY]: currency,
  })
}

/** The URL of a discipline page for one institute. */
export function buildDisciplineAtInstituteUrl(discipline: string, institute: string, currency: string): string {
  return buildUrl(PATHS.disciplineDetail, { discipline, institutes: institute, [CURRENCY_KEY]: currency })
}
