import i18next from 'i18next'
import { useCallback } from 'react'
import { useLocale } from '@/shared/texts/useLocale'

type Messages = Readonly<Record<string, string>>

/** Translates a text of `forms.json` or of the server. A text without a translation stays English. */
export function useMessage(): (text: string) => string {
  const { language } = useLocale()
  return useCallback((text) => (i18next.getResourceBundle(language, 'formMessages') as Messages | undefined)?.[text] ?? text, [language])
}
