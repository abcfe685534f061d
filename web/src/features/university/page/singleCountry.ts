import type { Institute } from '../views/types'

/**
 * The country of an institute's campuses, as a filter for its courses. Undefined if the campuses are in several countries,
 * because a filter by one country would hide courses.
 */
export function findSingleCountry({ campus_locations }: Pick<Institute, 'campus_locations'>): string | undefined {
  const countries = new Set(campus_locations.map(({ country }) => country.slug))
  const [country] = countries
  return countries.size === 1 ? country : undefined
}
