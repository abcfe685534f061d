import 'i18next'
import type { Texts } from './en'
import type { HomeTexts } from './home.en'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: Texts; home: HomeTexts }
  }
}
