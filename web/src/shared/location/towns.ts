import type { components } from '@/shared/api/schema'
import type { Town } from './points'

export type Suggestion = components['schemas']['Suggestion']

export interface TownOption {
  readonly id: string
  readonly name: string
  /** What it lies in. */
  readonly within: string | undefined
  readonly town: Town
}

/** Towns, cities and postcodes are points; states and countries are too wide to be one. */
export function toTown({ kind, name, address, latitude, longitude }: Suggestion): Town | undefined {
  const isTown = kind === 'city' || kind === 'town' || kind === 'postcode'
  return isTown && latitude !== null && longitude !== null ? { name: kind === 'postcode' ? address : name, latitude, longitude } : undefined
}

/** Of what is suggested, that which is a point. */
export function buildTownOptions(suggestions: readonly Suggestion[]): TownOption[] {
  return suggestions.flatMap((suggestion) => {
    const town = toTown(suggestion)
    const { kind, name, address } = suggestion
    return town ? [{ id: `${kind}:${town.latitude},${town.longitude}:${name}`, name, within: address === name ? undefined : address, town }] : []
  })
}
