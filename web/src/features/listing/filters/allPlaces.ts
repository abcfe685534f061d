import type { components } from '@/shared/api/schema'

type Schemas = components['schemas']
type WholeTree = readonly Schemas['CountryTree'][]
type Kind = keyof Schemas['PlaceCounts']

export type CountedPlaces = readonly Schemas['CountryFacet'][]

/**
 * All places with what a question found in each: a person chooses among all of them, and "all states of a country" means
 * all there are.
 */
export function allPlaces(tree: WholeTree, counts: Schemas['PlaceCounts']): CountedPlaces {
  const counted = <Place extends { readonly id: number }>(kind: Kind, place: Place) => ({ ...place, course_count: counts[kind]?.[place.id] ?? 0 })
  return tree.map((country) => ({
    ...counted('countries', country),
    states: country.states.map((state) => ({
      ...counted('states', state),
      cities: state.cities.map((city) => counted('cities', city)),
    })),
  }))
}

/** Whether courses were found in a place that is newer than the tree. */
export function isOutgrown(tree: WholeTree, counts: Schemas['PlaceCounts']): boolean {
  const states = tree.flatMap((country) => country.states)
  const known: Record<Kind, readonly { readonly id: number }[]> = { countries: tree, states, cities: states.flatMap((state) => state.cities) }
  return KINDS.some((kind) => {
    const ids = new Set(known[kind].map(({ id }) => String(id)))
    return Object.keys(counts[kind] ?? {}).some((id) => !ids.has(id))
  })
}

const KINDS: readonly Kind[] = ['countries', 'states', 'cities']
