import { useCallback } from 'react'
import { formMessagesUr } from '@/shared/texts/account/formMessages.ur'
import { useLocale } from '@/shared/texts/useLocale'

/** Translates a text of `forms.json` or of the server. A text without a translation stays English. */
export function useMessage(): (text: string) => string {
  const { language } = useLocale()
  return useCallback((text) => (language === 'ur' ? (formMessagesUr[text] ?? text) : text), [language])
}
