/** Names countries by their ISO code in a language. */
export function createCountryNames(language: string): (iso2: string) => string {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return (iso2) => names.of(iso2) ?? iso2
}
