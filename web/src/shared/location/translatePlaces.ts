import type { components } from '@/shared/api/schema'
import type { NamedValue } from '@/shared/names/names'
import type { Names } from '@/shared/names/useNames'

type Schemas = components['schemas']
type EnglishName = Pick<NamedValue, 'englishName'>
type TranslatedState = Omit<Schemas['ListedState'], 'cities'> & EnglishName & { readonly cities: readonly (Schemas['ListedCity'] & EnglishName)[] }
export type TranslatedCountry = Omit<Schemas['CountryTree'], 'states'> & EnglishName & { readonly states: readonly TranslatedState[] }

/** Translates the countries, states and cities of the tree of places. Each level is sorted by its translated names. */
export function translatePlaces(tree: readonly Schemas['CountryTree'][], { translateAndSort }: Pick<Names, 'translateAndSort'>): readonly TranslatedCountry[] {
  return translateAndSort('countries', tree).map((country) => ({
    ...country,
    states: translateAndSort('states', country.states.map((state) => ({ ...state, name: state.state_name }))).map(({ name, ...state }) => ({
      ...state,
      state_name: name,
      cities: translateAndSort('cities', state.cities.map((city) => ({ ...city, name: city.city_name }))).map(({ name: city_name, ...city }) => ({ ...city, city_name })),
    })),
  }))
}
