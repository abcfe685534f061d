import type { components } from '@/shared/api/schema'
import type { Town } from '@/shared/location/points'
import { toTown, type Suggestion } from '@/shared/location/towns'
import { buildPlaceKey, type Place, type TreeMode, type TreePlace } from './heroState'
import { matches } from './textMatch'

type Schemas = components['schemas']
type Country = Schemas['CountryTree']
type Region = Schemas['RegionWithCountries']

export interface PlaceOption {
  readonly id: string
  readonly name: string
  /** The larger place around it. */
  readonly within: string | undefined
  readonly count: number | null
  /** A place of the tree, or a town that needs a distance. */
  readonly place: TreePlace | undefined
  readonly town: Town | undefined
}

/** More places are rendered only after typing narrows the list. */
const PLACES_MAX = 100

/** Lists the places of one mode that match the typed text. */
export function buildPlaceOptions(mode: TreeMode, countries: readonly Country[], regions: readonly Region[], typed: string): PlaceOption[] {
  const all = mode === 'region' ? regions.map(buildRegionOption) : buildTreeOptions(mode, countries)
  return all.filter(({ name }) => matches(name, typed)).slice(0, PLACES_MAX)
}

function buildTreeOptions(mode: Exclude<TreeMode, 'region'>, countries: readonly Country[]): PlaceOption[] {
  if (mode === 'country')
    return countries.map(({ slug, name, course_count }) => option({ kind: 'country', slug, name }, undefined, course_count))
  const states = countries.flatMap((country) => country.states.map((state) => ({ country, state })))
  if (mode === 'state')
    return states.map(({ country, state }) => option({ kind: 'state', slug: state.slug, name: state.state_name }, country.name, state.course_count))
  return states.flatMap(({ country, state }) =>
    state.cities.map(({ slug, city_name, course_count }) => option({ kind: 'city', slug, name: city_name }, `${state.state_name}, ${country.name}`, course_count)),
  )
}

/** Turns a region into its countries with courses, because the listing has no regions. */
function buildRegionOption({ slug, name, countries }: Region): PlaceOption {
  const taught = countries.filter(({ course_count }) => course_count > 0)
  const count = taught.reduce((sum, { course_count }) => sum + course_count, 0)
  return option({ kind: 'region', slug, name, countries: taught.map((country) => country.slug) }, undefined, count)
}

function option(place: TreePlace, within: string | undefined, count: number): PlaceOption {
  return { id: buildPlaceKey(place), name: place.name, within, count, place, town: undefined }
}

const TREE_TYPES = { Region: 'region', Country: 'country', State: 'state', City: 'city' } as const

/** Turns suggestions into options. The countries of a region come from the list of regions. */
export function buildSuggestedOptions(suggestions: readonly Suggestion[], regions: readonly Region[]): PlaceOption[] {
  return suggestions.flatMap((suggestion) => buildSuggestedOption(suggestion, regions) ?? [])
}

function buildSuggestedOption(suggestion: Suggestion, regions: readonly Region[]): PlaceOption | undefined {
  const { type, slug, name, address, course_count } = suggestion
  const within = address === name ? undefined : address
  if (type === 'auto_location') {
    const town = toTown(suggestion)
    return town && { id: `town:${town.latitude},${town.longitude}:${name}`, name, within, count: null, place: undefined, town }
  }
  if (slug === null) return undefined
  const region = type === 'Region' ? regions.find((each) => each.slug === slug) : undefined
  if (type === 'Region') return region && buildRegionOption(region)
  const place: TreePlace = { kind: TREE_TYPES[type], slug, name }
  return { id: buildPlaceKey(place), name, within, count: course_count, place, town: undefined }
}

export function isChosen({ id }: PlaceOption, places: readonly Place[]): boolean {
  return places.some((place) => buildPlaceKey(place) === id)
}
