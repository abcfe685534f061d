export const LANGUAGES = ['en', 'ur'] as const
export type Language = (typeof LANGUAGES)[number]

export const LANGUAGE_KEY = 'meridian-language'

/** The locale for numbers and dates. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', ur: 'ur-PK' }
export const DIRECTIONS: Readonly<Record<Language, 'ltr' | 'rtl'>> = { en: 'ltr', ur: 'rtl' }

export function parseLanguage(tag: string | undefined): Language {
  return LANGUAGES.find((language) => tag?.toLowerCase().startsWith(language)) ?? 'en'
}

/** Returns the language that the visitor has selected before. If there is none, returns the language of the browser. */
export function getInitialLanguage(): Language {
  return parseLanguage(localStorage.getItem(LANGUAGE_KEY) ?? navigator.language)
}

export function rememberLanguage(language: Language): void {
  localStorage.setItem(LANGUAGE_KEY, language)
}
