import type { components } from '@/shared/api/schema'

export type Advert = components['schemas']['MarketingCard']

/** The specification fixes the positions: 6, 13, 20 and 27, counted from 0, on pages with at least 21 courses. */
const FIRST_POSITION = 6
const POSITION_STEP = 7
const ADVERTS_MAX = 4
const COURSES_MIN = 21

export type Entry<Course> = { readonly course: Course } | { readonly advert: Advert }

/** Inserts advertisements into a page of courses. */
export function insertAdverts<Course>(courses: readonly Course[], adverts: readonly Advert[]): Entry<Course>[] {
  const entries: Entry<Course>[] = courses.map((course) => ({ course }))
  if (courses.length < COURSES_MIN) return entries
  for (const [index, advert] of adverts.slice(0, ADVERTS_MAX).entries()) {
    const place = FIRST_POSITION + index * POSITION_STEP
    if (place <= entries.length) entries.splice(place, 0, { advert })
  }
  return entries
}

/** Selects the advertisements of one page. Each page continues where the previous page has ended. */
export function selectAdvertsForPage(adverts: readonly Advert[], page: number): Advert[] {
  const count = Math.min(ADVERTS_MAX, adverts.length)
  const start = (page - 1) * count
  return Array.from({ length: count }, (_, index) => adverts[(start + index) % adverts.length]).filter((advert) => advert !== undefined)
}
