import { useTranslation } from 'react-i18next'
import { parseLanguage, type Language } from './languages'
import { LANGUAGE_TABLE } from './languageTable'

interface Locale {
  readonly language: Language
  /** The locale for numbers and dates. */
  readonly tag: string
  readonly direction: 'ltr' | 'rtl'
}

export function useLocale(): Locale {
  const { i18n } = useTranslation()
  const language = parseLanguage(i18n.resolvedLanguage ?? i18n.language)
  return { language, tag: LANGUAGE_TABLE[language].locale, direction: LANGUAGE_TABLE[language].direction }
}
