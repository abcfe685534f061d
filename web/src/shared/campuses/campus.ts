import type { components } from '@/shared/api/schema'
import { formatList } from '@/shared/format/lists'

/** A campus in a list. `course_count` and `translations` are undefined if the API does not return them. */
export type ListedCampus = Omit<components['schemas']['DetailCampus'], 'institute'> & {
  readonly course_count?: number
  readonly translations?: components['schemas']['CampusLocation']['translations']
}

type Place = Pick<ListedCampus, 'address' | 'suburb' | 'city' | 'state' | 'postcode' | 'country'>

/** Formats the known parts of the address. Repeated parts are left out. */
export function formatAddress({ address, suburb, city, state, postcode, country }: Place, tag: string): string {
  const parts = [address, suburb, city.name, state.name, postcode, country.name]
  return formatList([...new Set(parts)], tag)
}
