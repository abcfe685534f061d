import 'i18next'
import type { Texts } from './en'
import type { HomeTexts } from './home.en'
import type { LegalTexts } from './legal.en'
import type { MapTexts } from './map.en'
import type { PointTexts } from './point.en'
import type { ReviewTexts } from './review.en'
import type { SuggestionTexts } from './suggestions.en'
import type { UnderstoodTexts, WhyTexts, WideningTexts } from './listing/understood.en'
import type { UniversityTexts } from './university.en'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: {
      translation: Texts & {
        readonly map: MapTexts
        readonly point: PointTexts
        readonly review: ReviewTexts
        readonly suggestions: SuggestionTexts
        readonly understood: UnderstoodTexts
        readonly widening: WideningTexts
        readonly why: WhyTexts
      }
      home: HomeTexts
      university: UniversityTexts
      legal: LegalTexts
    }
  }
}
