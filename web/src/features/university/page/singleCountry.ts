import type { Institute } from '../views/types'

/**
 * Returns the slug of the country, if all campuses of an institute are in one country. Returns
 * undefined if they are in several countries, or if there is no campus.
 */
export function findSingleCountry({ campus_locations }: Pick<Institute, 'campus_locations'>): string | undefined {
  const countries = new Set(campus_locations.map(({ country }) => country.slug))
  const [country] = countries
  return countries.size === 1 ? country : undefined
}
