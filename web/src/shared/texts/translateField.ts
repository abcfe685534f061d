import type { Language } from './languages'

interface Translated {
  readonly translations: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export interface ShownText {
  readonly text: string
  readonly language: Language
}

/** Returns a text in the language of the page, or the English text if there is no translation. */
export function translateField<Field extends string>(entry: Translated & Readonly<Record<Field, string>>, field: Field, language: Language): ShownText {
  return translateText(entry, field, entry[field], language)
}

/**
 * Like `translateField`, for a text that can be missing. Returns null if the English text is
 * missing.
 */
export function translateOptionalField<Field extends string>(
  entry: Translated & Readonly<Record<Field, string | null>>,
  field: Field,
  language: Language,
): ShownText | null {
  const english = entry[field]
  return english === null ? null : translateText(entry, field, english, language)
}

function translateText({ translations }: Translated, field: string, english: string, language: Language): ShownText {
  const text = translations[language]?.[field]
  return text === undefined ? { text: english, language: 'en' } : { text, language }
}
