import type { Institute } from '../views/types'

/**
 * The country by which an institute's courses may be narrowed: the one that all its campuses stand in. Undefined where
 * a filter by country would leave some of them out.
 */
export function findSingleCountry({ campus_locations }: Pick<Institute, 'campus_locations'>): string | undefined {
  const countries = new Set(campus_locations.map(({ country }) => country.slug))
  const [only] = countries
  return countries.size === 1 ? only : undefined
}
