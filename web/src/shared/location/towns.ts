import type { components } from '@/shared/api/schema'
import { translatePlaceName, type GetName } from '@/shared/names/names'
import type { Town } from './points'

export type Suggestion = components['schemas']['Suggestion']

export interface TownOption {
  readonly id: string
  readonly name: string
  /** The address of the town with its state and country. */
  readonly area: string | undefined
  readonly town: Town
}

/** Translates the names of a suggested place and of its state and country. */
export function translateSuggestion(suggestion: Suggestion, getName: GetName): Suggestion {
  const translate = (names: string) => names.split(', ').map((each) => translatePlaceName(getName, each)).join(', ')
  return { ...suggestion, name: translate(suggestion.name), address: translate(suggestion.address) }
}

/** Converts a city, town or postcode to a point. Returns undefined for larger areas and places without coordinates. */
export function toTown({ kind, name, address, latitude, longitude }: Suggestion): Town | undefined {
  const isTown = kind === 'city' || kind === 'town' || kind === 'postcode'
  return isTown && latitude !== null && longitude !== null ? { name: kind === 'postcode' ? address : name, latitude, longitude } : undefined
}

/** Builds options from the suggestions that are towns, cities or postcodes. */
export function buildTownOptions(suggestions: readonly Suggestion[]): TownOption[] {
  return suggestions.flatMap((suggestion) => {
    const town = toTown(suggestion)
    const { kind, name, address } = suggestion
    return town ? [{ id: `${kind}:${town.latitude},${town.longitude}:${name}`, name, area: address === name ? undefined : address, town }] : []
  })
}
