import type { components } from '@/shared/api/schema'

export type Advert = components['schemas']['MarketingCard']

/** The specification fixes the positions: 6, 13, 20 and 27, counted from 0, on pages with at least 21 courses. */
const FIRST_POSITION = 6
const POSITION_STEP = 7
const ADVERTS_MAX = 4
const COURSES_MIN = 21

export type Entry<Course> = { readonly course: Course } | { readonly advert: Advert }

/** Counts the places for advertisements among courses. */
function countPlaces(courses: number): number {
  return courses < COURSES_MIN ? 0 : Math.min(ADVERTS_MAX, Math.floor(courses / (POSITION_STEP - 1)))
}

/** Inserts advertisements into a page of courses. */
export function insertAdverts<Course>(courses: readonly Course[], adverts: readonly Advert[]): Entry<Course>[] {
  const entries: Entry<Course>[] = courses.map((course) => ({ course }))
  for (const [index, advert] of adverts.slice(0, countPlaces(courses.length)).entries()) entries.splice(FIRST_POSITION + index * POSITION_STEP, 0, { advert })
  return entries
}

/**
 * Selects the advertisements for a page of courses: first those that were not shown yet, then those
 * that were shown longest ago. `shownIds` starts with the id of the advertisement that was shown
 * longest ago. Also returns the next `shownIds`.
 */
export function selectAdverts(adverts: readonly Advert[], shownIds: readonly number[], courses: number) {
  const sorted = adverts.toSorted((one, other) => shownIds.indexOf(one.id) - shownIds.indexOf(other.id))
  const places = countPlaces(courses)
  const selected = sorted.slice(0, places)
  const stillShown = sorted.slice(places).filter(({ id }) => shownIds.includes(id))
  return { selected, shownIds: [...stillShown, ...selected].map(({ id }) => id) }
}
