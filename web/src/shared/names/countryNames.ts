import { fetchClient } from '@/shared/api/client'
import { LOCALES, type Language } from '@/shared/texts/languages'

/** The names of all countries by slug. The browser has the names of each language (CLDR) by country code. */
export async function fetchCountryNames(language: Language): Promise<Record<string, string>> {
  const { data } = await fetchClient.GET('/api/country/all-countries')
  const names = new Intl.DisplayNames(LOCALES[language], { type: 'region', fallback: 'none' })
  return Object.fromEntries((data ?? []).flatMap(({ slug, iso2 }) => [[slug, names.of(iso2)] as const].filter(hasName)))
}

function hasName(entry: readonly [string, string | undefined]): entry is readonly [string, string] {
  return entry[1] !== undefined
}
