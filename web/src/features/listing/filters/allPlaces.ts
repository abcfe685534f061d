import type { components } from '@/shared/api/schema'

type Country = components['schemas']['CountryFacet']
type WholeTree = readonly components['schemas']['CountryTree'][]

interface Place {
  readonly id: number
  readonly course_count: number
}

/**
 * All places with what a question found in each. The facet names of states and cities those alone that would show a
 * course; a person chooses among all of them, and "all states of a country" means all there are.
 */
export function allPlaces(tree: WholeTree | undefined, facet: readonly Country[]): readonly Country[] {
  if (tree === undefined) return facet
  return joined(tree, facet, (country, found) => ({
    ...country,
    course_count: found?.course_count ?? 0,
    states: joined(country.states, found?.states ?? [], (state, here) => ({
      ...state,
      course_count: here?.course_count ?? 0,
      cities: joined(state.cities, here?.cities ?? [], (city, counted) => ({ ...city, course_count: counted?.course_count ?? 0 })),
    })),
  }))
}

/** Each place of the tree with its entry of the facet; behind them those that are newer than the tree. */
function joined<Known extends Place, Found extends Place>(
  tree: readonly Known[],
  facet: readonly Found[],
  join: (known: Known, found: Found | undefined) => Found,
): Found[] {
  const found = new Map(facet.map((place) => [place.id, place]))
  const known = new Set(tree.map(({ id }) => id))
  return [...tree.map((place) => join(place, found.get(place.id))), ...facet.filter(({ id }) => !known.has(id))]
}
