import type { components } from '@/shared/api/schema'

type Schemas = components['schemas']
type WholeTree = readonly Schemas['CountryTree'][]
type Kind = keyof Schemas['PlaceCounts']

/** Countries with their states and cities; the count of a place is undefined until it is known. */
export type CountedPlaces = ReturnType<typeof allPlaces>

/**
 * All places with what a question found in each: a person chooses among all of them, and "all states of a country" means
 * all there are.
 */
export function allPlaces(tree: WholeTree, { countries, states, cities }: Schemas['PlaceCounts']) {
  return tree.map((country) => ({
    ...country,
    course_count: countIn(countries, country.id),
    states: country.states.map((state) => ({
      ...state,
      course_count: countIn(states, state.id),
      cities: state.cities.map((city) => ({ ...city, course_count: countIn(cities, city.id) })),
    })),
  }))
}

/** What is not named is 0; where nothing has been counted, nothing is known. */
function countIn(counts: Schemas['PlaceCounts'][Kind], id: number): number | undefined {
  return counts === null ? undefined : (counts[id] ?? 0)
}

/** Whether courses were found in a place that is newer than the tree, as far down as they are counted. */
export function isOutgrown(tree: WholeTree, counts: Schemas['PlaceCounts']): boolean {
  const states = tree.flatMap((country) => country.states)
  const known: Record<Kind, readonly { readonly id: number }[]> = { countries: tree, states, cities: states.flatMap((state) => state.cities) }
  return KINDS.some((kind) => {
    const ids = new Set(known[kind].map(({ id }) => String(id)))
    return Object.keys(counts[kind] ?? {}).some((id) => !ids.has(id))
  })
}

const KINDS: readonly Kind[] = ['countries', 'states', 'cities']
