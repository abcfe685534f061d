import 'i18next'
import type { Texts } from './en'
import type { HomeTexts } from './home.en'
import type { MapTexts } from './map.en'
import type { PointTexts } from './point.en'
import type { UniversityTexts } from './university.en'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: {
      translation: Texts & { readonly map: MapTexts; readonly point: PointTexts }
      home: HomeTexts
      university: UniversityTexts
    }
  }
}
