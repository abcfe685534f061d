import type { Institute } from '../views/types'

/**
 * Returns the country of an institute's campuses, as a filter for its courses. Undefined if the campuses are in several
 * countries, because the filter would hide courses.
 */
export function findSingleCountry({ campus_locations }: Pick<Institute, 'campus_locations'>): string | undefined {
  const countries = new Set(campus_locations.map(({ country }) => country.slug))
  const [only] = countries
  return countries.size === 1 ? only : undefined
}
