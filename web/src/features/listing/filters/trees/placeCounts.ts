import type { components } from '@/shared/api/schema'
import type { TranslatedCountry } from '@/shared/location/translatePlaces'

type Schemas = components['schemas']
type PlaceTree = readonly TranslatedCountry[]
type PlaceLevel = keyof Schemas['PlaceCounts']

/**
 * Countries with their states, cities and course counts. The count of a place is undefined until
 * the counts have loaded.
 */
export type CountedPlaces = Readonly<ReturnType<typeof addPlaceCounts>>

/** Adds course counts to the tree of all places. Places without courses stay in the tree. */
export function addPlaceCounts(tree: PlaceTree, { countries, states, cities }: Schemas['PlaceCounts']) {
  return tree.map((country) => ({
    ...country,
    course_count: getCount(countries, country.id),
    states: country.states.map((state) => ({
      ...state,
      course_count: getCount(states, state.id),
      cities: state.cities.map((city) => ({ ...city, course_count: getCount(cities, city.id) })),
    })),
  }))
}

/** Returns 0 for a place that is absent in the counts. Returns undefined if the counts have not loaded. */
function getCount(counts: Schemas['PlaceCounts'][PlaceLevel], id: number): number | undefined {
  return counts === null ? undefined : (counts[id] ?? 0)
}

/**
 * Whether the counts have a place that the tree lacks. Such a place was added after the tree was
 * loaded.
 */
export function hasUnknownPlace(tree: PlaceTree, counts: Schemas['PlaceCounts']): boolean {
  const states = tree.flatMap((country) => country.states)
  const known: Record<PlaceLevel, readonly { readonly id: number }[]> = { countries: tree, states, cities: states.flatMap((state) => state.cities) }
  return PLACE_LEVELS.some((kind) => {
    const ids = new Set(known[kind].map(({ id }) => String(id)))
    return Object.keys(counts[kind] ?? {}).some((id) => !ids.has(id))
  })
}

const PLACE_LEVELS: readonly PlaceLevel[] = ['countries', 'states', 'cities']
