import { getCountries } from 'libphonenumber-js/min'
import { LANGUAGE_TABLE } from '@/shared/texts/languageTable'

/**
 * Returns a function that finds the name of a country by its ISO 3166 code, in the given language.
 */
export function createCountryNames(language: string): (iso2: string) => string {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return (iso2) => names.of(iso2) ?? iso2
}

/** Names countries in the given language, and sorts them by this name. */
export function labelCountries<Country extends { readonly iso2: string }>(countries: readonly Country[], language: string): readonly (Country & { readonly label: string })[] {
  const getName = createCountryNames(language)
  const { compare } = new Intl.Collator(language)
  return countries.map((country) => ({ ...country, label: getName(country.iso2) })).sort((one, other) => compare(one.label, other.label))
}

const fold = (name: string) => name.trim().toLowerCase()

/**
 * Translates the name of a country from any language of the site. Returns the text unchanged if it is
 * not such a name.
 */
export function translateCountryName(name: string, language: string): string {
  const getName = createCountryNames(language)
  for (const { locale } of Object.values(LANGUAGE_TABLE)) {
    const getKnownName = createCountryNames(locale)
    const found = getCountries().find((code) => fold(getKnownName(code)) === fold(name))
    if (found) return getName(found)
  }
  return name
}
