import type { components } from '@/shared/api/schema'

/** A campus as lists of them show it; course_count where it is known. */
export type ShownCampus = components['schemas']['DetailCampus'] & { readonly course_count?: number }

type Place = Pick<ShownCampus, 'address' | 'suburb' | 'city' | 'state' | 'postcode' | 'country'>

/** A campus's address as far as it is known, each part once. */
export function addressOf({ address, suburb, city, state, postcode, country }: Place): string {
  const parts = [address, suburb, city.name, state.name, postcode, country.name]
  return [...new Set(parts.filter((part) => part !== null && part !== ''))].join(', ')
}
