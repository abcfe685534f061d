import { useTranslation } from 'react-i18next'
import { DIRECTIONS, parseLanguage, LOCALES, type Language } from './languages'

interface Locale {
  readonly language: Language
  /** The locale for numbers and dates. */
  readonly tag: string
  readonly direction: 'ltr' | 'rtl'
}

export function useLocale(): Locale {
  const { i18n } = useTranslation()
  const language = parseLanguage(i18n.resolvedLanguage ?? i18n.language)
  return { language, tag: LOCALES[language], direction: DIRECTIONS[language] }
}
