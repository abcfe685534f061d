import parsePhone, { getCountries, getCountryCallingCode, isSupportedCountry, type CountryCode } from 'libphonenumber-js/min'
import { createCountryNames } from './countryNames'

/** The country of a phone number until the visitor chooses one (specification, section 9). */
export const DEFAULT_PHONE_COUNTRY = 'PK'

export const isValidPhone = (text: string) => parsePhone(text, DEFAULT_PHONE_COUNTRY)?.isValid() ?? false

/**
 * Adds the calling code of the country to a typed number: `0300 1234567` → `+923001234567`. Returns
 * the number as typed if it starts with `+` or the country is unknown.
 */
export function joinPhone(country: string, typed: string): string {
  const text = typed.trim()
  if (text === '' || text.startsWith('+') || !isSupportedCountry(country)) return text
  return parsePhone(text, country)?.number ?? `+${getCountryCallingCode(country)}${text}`
}

/**
 * Splits a number into its country and its national format. For an invalid number, returns the
 * default country and the number unchanged.
 */
export function splitPhone(number: string): { readonly country: string; readonly typed: string } {
  const parsed = parsePhone(number)
  return parsed?.country ? { country: parsed.country, typed: parsed.formatNational() } : { country: DEFAULT_PHONE_COUNTRY, typed: number }
}

/** Lists every country with its calling code, sorted by name in the given language. */
export function listPhoneCountries(language: string): readonly { readonly code: CountryCode; readonly name: string; readonly calling: string }[] {
  const getName = createCountryNames(language)
  const { compare } = new Intl.Collator(language)
  return getCountries()
    .map((code) => ({ code, name: getName(code), calling: `+${getCountryCallingCode(code)}` }))
    .sort((one, other) => compare(one.name, other.name))
}
