import { setUrlCurrency } from '@/shared/money/currencyUrl'
import { PATHS } from '@/shared/routing/paths'
import type { HeroState, Place } from './heroState'

/** The values of the URL key `sld` for each kind of point. */
const POINT_KINDS = { current: 'curL', auto: 'autL' } as const

/** Builds the URL of the search results. The specification fixes the keys. Commas separate the values of a key. */
export function buildHeroSearchUrl(state: HeroState, currency: string): string {
  const slugs = (kind: Place['kind']) => state.places.flatMap((place) => (place.kind === kind && 'slug' in place ? [place.slug] : []))
  const regionCountries = state.places.flatMap((place) => ('countries' in place ? (place.countries ?? []) : []))
  const pairs: [string, readonly string[]][] = [
    ['discipline', state.disciplines.map(({ slug }) => slug)],
    ['specialization', state.specializations.map(({ slug }) => slug)],
    ['country', [...new Set([...slugs('country'), ...regionCountries])]],
    ['state', slugs('state')],
    ['city', slugs('city')],
    ['degreelevel', state.level.kind === 'level' ? [state.level.slug] : []],
    ['degreelevel_type', state.level.kind === 'type' ? [state.level.slug] : []],
    ['search', [state.text.trim().replace(/\s+/g, ' ')]],
    ...buildPointPairs(state.places),
  ]
  const formatted = pairs.map(([key, values]) => [key, values.filter((value) => value !== '').map(encodeURIComponent).join(',')] as const)
  const query = formatted.filter(([, value]) => value !== '').map(([key, value]) => `${key}=${value.replaceAll('%20', '+')}`)
  return PATHS.search + setUrlCurrency(query.join('&'), currency)
}

function buildPointPairs(places: readonly Place[]): [string, readonly string[]][] {
  return places.flatMap((place): [string, readonly string[]][] =>
    'distance' in place
      ? [
          ['lat', [String(place.latitude)]],
          ['lng', [String(place.longitude)]],
          ['dst', [String(place.distance)]],
          ['sld', [POINT_KINDS[place.kind]]],
        ]
      : [],
  )
}

/** Builds the URL of the listing with all courses. */
export function buildAdvancedSearchUrl(currency: string): string {
  return PATHS.search + setUrlCurrency('advance=true', currency)
}
