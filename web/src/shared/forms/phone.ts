import parsePhone, { getCountries, getCountryCallingCode, isSupportedCountry, type CountryCode } from 'libphonenumber-js/min'
import { createCountryNames } from './countryNames'

/** The country of a phone number that a visitor has not chosen yet (specification, section 9). */
export const DEFAULT_PHONE_COUNTRY = 'PK'

export const isValidPhone = (text: string) => parsePhone(text, DEFAULT_PHONE_COUNTRY)?.isValid() ?? false

/** A typed number with the calling code of the country, such as +923001234567. Without a country it stays as typed. */
export function joinPhone(country: string, typed: string): string {
  const text = typed.trim()
  if (text === '' || text.startsWith('+') || !isSupportedCountry(country)) return text
  return parsePhone(text, country)?.number ?? `+${getCountryCallingCode(country)}${text}`
}

/** The country and the national spelling of a number; the default country for a number that is not valid. */
export function splitPhone(number: string): { readonly country: string; readonly typed: string } {
  const parsed = parsePhone(number)
  return parsed?.country ? { country: parsed.country, typed: parsed.formatNational() } : { country: DEFAULT_PHONE_COUNTRY, typed: number }
}

/** Every country with its calling code, by name in the language of the page. */
export function listPhoneCountries(language: string): readonly { readonly code: CountryCode; readonly name: string; readonly calling: string }[] {
  const getName = createCountryNames(language)
  const { compare } = new Intl.Collator(language)
  return getCountries()
    .map((code) => ({ code, name: getName(code), calling: `+${getCountryCallingCode(code)}` }))
    .sort((one, other) => compare(one.name, other.name))
}
