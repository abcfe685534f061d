import type { components } from '@/shared/api/schema'
import type { Town } from '@/shared/location/points'
import type { TranslatedCountry } from '@/shared/location/translatePlaces'
import type { NamedValue } from '@/shared/names/names'
import { toTown, type Suggestion } from '@/shared/location/towns'
import { buildPlaceKey, type Place, type TreeMode, type TreePlace } from './heroState'
import { matchesName } from './textMatch'

type Schemas = components['schemas']
type Region = Schemas['RegionWithCountries'] & Pick<NamedValue, 'englishName'>

export interface PlaceOption extends Pick<NamedValue, 'name' | 'englishName'> {
  readonly id: string
  /** The names of larger places that contain this place, such as its state and country. Undefined if there are none. */
  readonly area: string | undefined
  readonly count: number | null
  /** The place of the tree. Undefined for a town. */
  readonly place: TreePlace | undefined
  /** The town, for which the visitor must also choose a distance. Undefined for a place of the tree. */
  readonly town: Town | undefined
}

/** The maximum number of listed places. The visitor can type to find all other places. */
const PLACES_MAX = 100

/** Lists the places of one kind that match the typed text. */
export function buildPlaceOptions(mode: TreeMode, countries: readonly TranslatedCountry[], regions: readonly Region[], typed: string): PlaceOption[] {
  const all = mode === 'region' ? regions.map(buildRegionOption) : buildTreeOptions(mode, countries)
  return all.filter((option) => matchesName(option, typed)).slice(0, PLACES_MAX)
}

function buildTreeOptions(mode: Exclude<TreeMode, 'region'>, countries: readonly TranslatedCountry[]): PlaceOption[] {
  if (mode === 'country')
    return countries.map(({ slug, name, englishName, course_count }) => buildPlaceOption({ kind: 'country', slug, name }, undefined, course_count, englishName))
  const states = countries.flatMap((country) => country.states.map((state) => ({ country, state })))
  if (mode === 'state')
    return states.map(({ country, state }) => buildPlaceOption({ kind: 'state', slug: state.slug, name: state.state_name }, country.name, state.course_count, state.englishName))
  return states.flatMap(({ country, state }) =>
    state.cities.map(({ slug, city_name, course_count, englishName }) =>
      buildPlaceOption({ kind: 'city', slug, name: city_name }, `${state.state_name}, ${country.name}`, course_count, englishName),
    ),
  )
}

/**
 * Builds the option of a region. The listing has no filter by region, so selecting the option
 * selects the countries of the region that have courses.
 */
function buildRegionOption({ slug, name, englishName, countries }: Region): PlaceOption {
  const offering = countries.filter(({ course_count }) => course_count > 0)
  const count = offering.reduce((sum, { course_count }) => sum + course_count, 0)
  return buildPlaceOption({ kind: 'region', slug, name, countries: offering.map((country) => country.slug) }, undefined, count, englishName)
}

function buildPlaceOption(place: TreePlace, area: string | undefined, count: number, englishName?: string): PlaceOption {
  const names = englishName === undefined ? { name: place.name } : { name: place.name, englishName }
  return { id: buildPlaceKey(place), ...names, area, count, place, town: undefined }
}

const TREE_TYPES = { Region: 'region', Country: 'country', State: 'state', City: 'city' } as const

/**
 * Converts suggestions to options. The countries of a suggested region are taken from `regions`.
 * Suggestions that cannot be selected are left out, such as a region that `regions` does not contain.
 */
export function buildSuggestedOptions(suggestions: readonly Suggestion[], regions: readonly Region[]): PlaceOption[] {
  return suggestions.flatMap((suggestion) => buildSuggestedOption(suggestion, regions) ?? [])
}

function buildSuggestedOption(suggestion: Suggestion, regions: readonly Region[]): PlaceOption | undefined {
  const { type, slug, name, address, course_count } = suggestion
  const area = address === name ? undefined : address
  if (type === 'auto_location') {
    const town = toTown(suggestion)
    return town && { id: `town:${town.latitude},${town.longitude}:${name}`, name, area, count: null, place: undefined, town }
  }
  if (slug === null) return undefined
  const region = type === 'Region' ? regions.find((each) => each.slug === slug) : undefined
  if (type === 'Region') return region && buildRegionOption(region)
  const place: TreePlace = { kind: TREE_TYPES[type], slug, name }
  return { id: buildPlaceKey(place), name, area, count: course_count, place, town: undefined }
}

export function isSelectedPlace({ id }: PlaceOption, places: readonly Place[]): boolean {
  return places.some((place) => buildPlaceKey(place) === id)
}
