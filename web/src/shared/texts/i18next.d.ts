import 'i18next'
import type { EnglishTexts } from './languageTexts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: EnglishTexts
  }
}
