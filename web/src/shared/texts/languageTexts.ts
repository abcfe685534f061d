import type { Texts } from './en'
import type { AccountTexts } from './account/account.en'
import type { CompareTexts, CourseTexts } from './bundles/course.en'
import type { ShareTexts } from './bundles/dialogs.en'
import type { HomeTexts } from './bundles/home.en'
import type { MapTexts } from './bundles/map.en'
import type { PointTexts } from './bundles/point.en'
import type { SuggestionTexts } from './bundles/suggestions.en'
import type { UniversityTexts } from './bundles/university.en'
import type { ContentTexts } from './content/content.en'
import type { GoneTexts } from './gone/gone.en'
import type { PluralCategories } from './languageTable'
import type { LegalTexts } from './legal/legal.en'
import type { EmptyTexts } from './listing/empty.en'
import type { EntryFilterTexts } from './listing/entryFilters.en'
import type { UnderstoodTexts, WhyTexts, WideningTexts } from './listing/understood.en'
import type { MenuTexts } from './menu/menu.en'
import type { ScholarshipTexts } from './scholarship/scholarship.en'
import type { ShortLinkTexts } from './shortLink/shortLink.en'

/** The English texts by namespace. They load with the pages and dialogs that show them. */
export interface EnglishTexts {
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

/** The languages whose texts load in one file when a page first appears in the language. */
type TranslatedLanguage = Exclude<keyof PluralCategories, 'en'>

/** English texts in the plural forms of another language: `count_one` and `count_other` become all forms of the language. */
type WithPluralForms<Tree, Category extends string> = {
  readonly [Key in keyof Tree as Key extends `${infer Stem}_other` ? `${Stem}_${Category}` : Key extends `${string}_one` ? never : Key]: Tree[Key] extends string
    ? string
    : WithPluralForms<Tree[Key], Category>
}

/** All texts of a language by namespace, in one file. `formMessages` are the messages of forms by their English text. */
export type LanguageTexts<Code extends TranslatedLanguage> = WithPluralForms<EnglishTexts, PluralCategories[Code]> & {
  readonly formMessages: Readonly<Record<string, string>>
}
