import { LANGUAGE_TABLE } from './languageTable'

export type Language = keyof typeof LANGUAGE_TABLE
export const LANGUAGES = Object.keys(LANGUAGE_TABLE) as Language[]

/** The key of the remembered language in the browser storage. */
export const LANGUAGE_KEY = 'meridian-language'

export function parseLanguage(tag: string | undefined): Language {
  return LANGUAGES.find((language) => tag?.toLowerCase().startsWith(language)) ?? 'en'
}

export function rememberLanguage(language: Language): void {
  localStorage.setItem(LANGUAGE_KEY, language)
}
