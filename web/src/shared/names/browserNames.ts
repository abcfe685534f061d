import { fetchClient } from '@/shared/api/client'
import type { Language } from '@/shared/texts/languages'
import { LANGUAGE_TABLE } from '@/shared/texts/languageTable'

type Names = Record<string, string>

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

/**
 * Returns the names of all countries by slug and by English name, because places on the map have no
 * slug. The browser provides the names by country code (`Intl.DisplayNames`).
 */
export async function fetchCountryNames(language: Language): Promise<Names> {
  const { data } = await fetchClient.GET('/api/country/all-countries')
  const names = new Intl.DisplayNames(LANGUAGE_TABLE[language].locale, { type: 'region', fallback: 'none' })
  return buildNames((data ?? []).flatMap(({ slug, name, iso2 }) => [slug, name].map((key) => [key, names.of(iso2)] as const)))
}

/**
 * Returns the names of languages by English name, because the language of a course is an English
 * name in the API. The browser provides the names by language code, but no list of codes. The
 * function therefore tries all codes of two letters.
 */
export function buildLanguageNames(language: Language): Names {
  const [english, names] = [LANGUAGE_TABLE.en.locale, LANGUAGE_TABLE[language].locale].map((locale) => new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' }))
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  return buildNames(codes.map((code) => [english?.of(code), names?.of(code)]))
}

/** Leaves out entries without a key or without a name. */
function buildNames(entries: readonly (readonly [string | undefined, string | undefined])[]): Names {
  return Object.fromEntries(entries.flatMap(([key, name]) => (key === undefined || name === undefined ? [] : [[key, name]])))
}
