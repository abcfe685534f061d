import type { Language } from '@/shared/texts/languages'

interface Translated {
  readonly translations: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export interface ShownText {
  readonly text: string
  readonly language: Language
}

/** Returns a text in the language of the page, or the English text if there is no translation. */
export function translateField<Field extends string>(entry: Translated & Readonly<Record<Field, string>>, field: Field, language: Language): ShownText {
  const text = entry.translations[language]?.[field]
  return text === undefined ? { text: entry[field], language: 'en' } : { text, language }
}
