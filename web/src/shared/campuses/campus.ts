import type { components } from '@/shared/api/schema'
import { formatList } from '@/shared/format/lists'
import type { GetName } from '@/shared/names/names'

/** A campus in a list. `course_count` and `translations` are undefined if the API does not return them. */
export type ListedCampus = Omit<components['schemas']['DetailCampus'], 'institute'> & {
  readonly course_count?: number
  readonly translations?: components['schemas']['CampusLocation']['translations']
}

type Place = Pick<ListedCampus, 'address' | 'suburb' | 'city' | 'state' | 'postcode' | 'country'>

/** Formats the known parts of the address. Repeated parts are left out. `getName` translates the city, the state and the country. */
export function formatAddress(place: Place, tag: string, getName: GetName): string {
  const { address, suburb, city, state, postcode, country } = place
  const english: readonly (string | null)[] = [city.name, state.name, country.name]
  const written = [address, suburb].filter((part) => !english.includes(part))
  return formatList([...new Set([...written, getName('cities', city), getName('states', state), postcode, getName('countries', country)])], tag)
}
