interface LanguageOptions {
  /** The name of the language in the language itself. */
  readonly name: string
  /** The locale for numbers and dates. The digits are Latin in each language. */
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
}

/** The languages of the site by ISO 639-1 code. The server has the same languages in `schemas/vocabulary/site_languages.py`. */
const TABLE = {
  en: { name: 'English', locale: 'en-GB', direction: 'ltr' },
  ur: { name: 'اردو', locale: 'ur-PK', direction: 'rtl' },
  ar: { name: 'العربية', locale: 'ar-u-nu-latn', direction: 'rtl' },
} as const satisfies Record<string, LanguageOptions>

export type Language = keyof typeof TABLE
export const LANGUAGES = Object.keys(TABLE) as Language[]

/** The key of the remembered language in the browser storage. */
export const LANGUAGE_KEY = 'meridian-language'

const mapTable = <Value>(read: (options: LanguageOptions) => Value) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, read(TABLE[language])])) as Record<Language, Value>

export const LANGUAGE_NAMES = mapTable(({ name }) => name)
/** The locale for numbers and dates. */
export const LOCALES = mapTable(({ locale }) => locale)
export const DIRECTIONS = mapTable(({ direction }) => direction)

export function parseLanguage(tag: string | undefined): Language {
  return LANGUAGES.find((language) => tag?.toLowerCase().startsWith(language)) ?? 'en'
}

export function rememberLanguage(language: Language): void {
  localStorage.setItem(LANGUAGE_KEY, language)
}
