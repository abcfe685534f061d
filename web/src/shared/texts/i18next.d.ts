import 'i18next'
import type { Texts } from './en'
import type { HomeTexts } from './home.en'
import type { MapTexts } from './map.en'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: Texts & { readonly map: MapTexts }; home: HomeTexts }
  }
}
