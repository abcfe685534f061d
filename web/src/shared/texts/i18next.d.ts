import 'i18next'
import type { Texts } from './en'
import type { AccountTexts } from './account/account.en'
import type { ContentTexts } from './content/content.en'
import type { CompareTexts, CourseTexts } from './bundles/course.en'
import type { ShareTexts } from './bundles/dialogs.en'
import type { EmptyTexts } from './listing/empty.en'
import type { EntryFilterTexts } from './listing/entryFilters.en'
import type { GoneTexts } from './gone/gone.en'
import type { HomeTexts } from './bundles/home.en'
import type { LegalTexts } from './legal/legal.en'
import type { MapTexts } from './bundles/map.en'
import type { MenuTexts } from './menu/menu.en'
import type { PointTexts } from './bundles/point.en'
import type { ShortLinkTexts } from './shortLink/shortLink.en'
import type { SuggestionTexts } from './bundles/suggestions.en'
import type { UnderstoodTexts, WhyTexts, WideningTexts } from './listing/understood.en'
import type { ScholarshipTexts } from './scholarship/scholarship.en'
import type { UniversityTexts } from './bundles/university.en'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: {
      translation: Texts & {
        readonly compare: CompareTexts
        readonly course: CourseTexts
        readonly empty: EmptyTexts
        readonly entryFilters: EntryFilterTexts
        readonly gone: GoneTexts
        readonly map: MapTexts
        readonly point: PointTexts
        readonly share: ShareTexts
        readonly shortLink: ShortLinkTexts
        readonly suggestions: SuggestionTexts
        readonly understood: UnderstoodTexts
        readonly widening: WideningTexts
        readonly why: WhyTexts
      }
      home: HomeTexts
      scholarship: ScholarshipTexts
      university: UniversityTexts
      legal: LegalTexts
      menu: MenuTexts
      account: AccountTexts
      content: ContentTexts
    }
  }
}
