import { CURRENCY_KEY } from '@/shared/money/currencyUrl'
import { buildUrl } from './courseUrls'
import { PATHS } from './paths'

/**
 * The path segments of the page with the disciplines of an institute. The slugs belong to the
 * course that links to the page.
 */
export interface InstituteDisciplinesPath {
  readonly institute: string
  readonly course: string
  readonly level: string
  readonly discipline: string | undefined
  readonly country: string
  readonly campus: string | undefined
}

/** The path segment for a missing value. */
const EMPTY_PATH_PART = '-'

/** Builds the URL of the page with the disciplines of an institute. */
export function buildInstituteDisciplinesUrl({ institute, course, level, discipline, country, campus }: InstituteDisciplinesPath, currency: string): string {
  const parts = [institute, course, level, discipline ?? EMPTY_PATH_PART, country, campus ?? EMPTY_PATH_PART]
  return buildUrl([PATHS.university_details, ...parts].join('/'), { [CURRENCY_KEY]: currency })
}

/** The slugs of the filters of a course list. */
export interface CourseFilters {
  readonly institute?: string | undefined
  readonly discipline?: string | undefined
  readonly specialization?: string | undefined
  readonly level?: string | undefined
  readonly country?: string | undefined
  readonly campuses?: readonly string[]
}

/** Builds the URL of a filtered course list. */
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

/** Builds the URL of a discipline page that shows only the courses of one institute. */
export function buildDisciplineAtInstituteUrl(discipline: string, institute: string, currency: string): string {
  return buildUrl(PATHS.discipline_detail, { discipline, institutes: institute, [CURRENCY_KEY]: currency })
}
