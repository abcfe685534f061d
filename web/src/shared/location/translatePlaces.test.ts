import { expect, test } from 'vitest'
import { NO_NAMES, sortTranslated, translateValue, type TranslatedKind, type NamedValue } from '@/shared/names/names'
import { formatAddress } from '@/shared/campuses/campus'
import { translateSuggestion } from './towns'
import { translatePlaces } from './translatePlaces'

const NAMES = {
  ...NO_NAMES,
  countries: { australia: 'آسٹریلیا', Australia: 'آسٹریلیا' },
  states: { victoria: 'وکٹوریہ', Victoria: 'وکٹوریہ' },
  cities: { geelong: 'جیلانگ', Geelong: 'جیلانگ', ballarat: 'بالاراٹ' },
}
const names = {
  translateAndSort: <Value extends NamedValue>(kind: TranslatedKind, values: readonly Value[]) => sortTranslated(values.map((each) => translateValue(NAMES, kind, each)), 'ur-PK'),
}
const getName = (kind: TranslatedKind, value: NamedValue) => translateValue(NAMES, kind, value).name

const city = (slug: string, city_name: string) => ({ id: 1, slug, city_name, state_id: 1, course_count: 1, institute_count: 1 })
const VICTORIA = { id: 1, slug: 'victoria', state_name: 'Victoria', country_id: 1, course_count: 1, institute_count: 1, cities: [city('geelong', 'Geelong'), city('ballarat', 'Ballarat'), city('bega', 'Bega')] }
const AUSTRALIA = { id: 1, slug: 'australia', name: 'Australia', iso2: 'AU', course_count: 1, institute_count: 1, states: [VICTORIA] }

test('a tree of places is translated and sorted at each level, and keeps its English names', () => {
  const [country] = translatePlaces([AUSTRALIA], names)
  expect(country).toMatchObject({ slug: 'australia', name: 'آسٹریلیا', englishName: 'Australia' })
  const [state] = country?.states ?? []
  expect(state).toMatchObject({ slug: 'victoria', state_name: 'وکٹوریہ', englishName: 'Victoria' })
  expect(state?.cities.map(({ city_name, englishName }) => [city_name, englishName])).toEqual(
    expect.arrayContaining([['بالاراٹ', 'Ballarat'], ['جیلانگ', 'Geelong'], ['Bega', undefined]]),
  )
  expect(state?.cities.map(({ slug }) => slug).filter((slug) => slug !== 'bega')).toEqual(['ballarat', 'geelong'])
})

test('a suggested place has translated names', () => {
  const suggestion = {
    id: 1, slug: 'geelong', type: 'City' as const, kind: 'city' as const, name: 'Geelong', address: 'Geelong, Victoria, Australia', postcode: null, state_slug: null, state_name: null,
    country_id: null, country_slug: null, country_name: null, latitude: 1, longitude: 1, distance_km: null, course_count: 1,
  }
  expect(translateSuggestion(suggestion, getName)).toMatchObject({ slug: 'geelong', name: 'جیلانگ', address: 'جیلانگ, وکٹوریہ, آسٹریلیا' })
})

test('an address has its city, state and country in the language of the page, and no name twice', () => {
  const place = {
    address: '1 Main Road', suburb: 'Geelong', postcode: '3220',
    city: { id: 1, slug: 'geelong', name: 'Geelong' }, state: { id: 1, slug: 'victoria', name: 'Victoria' }, country: { id: 1, slug: 'australia', name: 'Australia' },
  }
  const plain = formatAddress(place, 'ur-PK', getName).replaceAll(/[\u2066-\u2069]/g, '')
  expect(plain).toBe('1 Main Road، جیلانگ، وکٹوریہ، 3220، آسٹریلیا')
})
