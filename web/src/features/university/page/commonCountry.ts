import type { Institute } from '../views/types'

/**
 * Returns the slug of the country of all courses at the selected campuses. No selected campus means
 * all courses of the institute. Returns undefined if the campuses are in several countries. Also
 * returns undefined if the institute may have courses without a campus, because a filter by country
 * leaves out such courses.
 */
export function findCommonCountry({ course_count, campus_locations }: Pick<Institute, 'course_count' | 'campus_locations'>, selectedCampuses: readonly string[]): string | undefined {
  const [country, ...others] = new Set(campus_locations.map((campus) => campus.country.slug))
  const [campus, ...otherCampuses] = campus_locations
  const areAllAtCampus = selectedCampuses.length > 0 || (otherCampuses.length === 0 && campus?.course_count === course_count)
  return others.length === 0 && areAllAtCampus ? country : undefined
}
