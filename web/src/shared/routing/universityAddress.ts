import { CURRENCY_KEY } from '@/shared/money/currencyAddress'
import { address } from './courseAddress'
import { PATHS } from './paths'

/** What of a course's address leads to its university's disciplines; a part that is not known is a hyphen. */
export interface TaughtCourse {
  readonly institute: string
  readonly course: string
  readonly level: string
  readonly discipline: string | undefined
  readonly country: string
  readonly campus: string | undefined
}

/** A part of the path that says nothing. */
const NOT_SAID = '-'

/** What an institute teaches, by discipline, as one comes to it from a course. */
export function taughtAddress({ institute, course, level, discipline, country, campus }: TaughtCourse, currency: string): string {
  const parts = [institute, course, level, discipline ?? NOT_SAID, country, campus ?? NOT_SAID]
  return address([PATHS.university, ...parts].join('/'), { [CURRENCY_KEY]: currency })
}

/** What the list of courses is narrowed to, by slugs; of one value each but for campuses. */
export interface NarrowedTo {
  readonly institute?: string | undefined
  readonly discipline?: string | undefined
  readonly specialization?: string | undefined
  readonly level?: string | undefined
  readonly country?: string | undefined
  readonly campuses?: readonly string[]
}

/** The courses of an institute, of a discipline, or of both, as the university's pages lead to them. */
export function narrowedAddress(to: NarrowedTo, currency: string): string {
  return address(PATHS.discipline, {
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
export function disciplineAtAddress(discipline: string, institute: string, currency: string): string {
  return address(PATHS.disciplineDetail, { discipline, institutes: institute, [CURRENCY_KEY]: currency })
}
