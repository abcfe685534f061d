import type { Institute } from '../views/types'

/** Finds the country of all campuses of an institute. Returns undefined if the campuses are in several countries. */
export function findSingleCountry({ campus_locations }: Pick<Institute, 'campus_locations'>): string | undefined {
  const countries = new Set(campus_locations.map(({ country }) => country.slug))
  const [country] = countries
  return countries.size === 1 ? country : undefined
}
