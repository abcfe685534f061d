// Generated from schemas/vocabulary/site_languages.py by `npm run generate`. Do not edit.

/** The languages of the site by ISO 639-1 code. The digits of each locale are Latin. */
export const LANGUAGE_TABLE = {
  en: { name: "English", locale: "en-GB", direction: "ltr" },
  ur: { name: "اردو", locale: "ur-PK", direction: "rtl" },
  ar: { name: "العربية", locale: "ar-u-nu-latn", direction: "rtl" },
} as const

/** The plural forms of each language, as in `Intl.PluralRules`. */
export interface PluralCategories {
  en: 'one' | 'other'
  ur: 'one' | 'other'
  ar: 'few' | 'many' | 'one' | 'other' | 'two' | 'zero'
}
