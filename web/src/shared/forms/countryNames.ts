/**
 * Returns a function that finds the name of a country by its ISO 3166 code, in the given language.
 */
export function createCountryNames(language: string): (iso2: string) => string {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return (iso2) => names.of(iso2) ?? iso2
}
