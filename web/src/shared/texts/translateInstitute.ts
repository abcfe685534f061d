import type { Language } from './languages'

interface InstituteTexts {
  readonly institute_name: string
  readonly translations: Readonly<Record<string, Readonly<Record<string, string>>>>
}

interface CampusTexts {
  readonly campus: string
  readonly translations?: InstituteTexts['translations']
}

/**
 * For each field, the fields that can replace it. A field without a translation is left out if one
 * of the listed fields has a translation.
 */
const SAME_PURPOSE: Readonly<Record<string, readonly string[]>> = {
  institute_meta_title: ['institute_name'],
  institute_description: ['institute_short_description'],
  institute_short_description: ['institute_description'],
}

/**
 * Returns an institute with its texts in the language of the page. A text without a translation stays English, unless
 * `SAME_PURPOSE` leaves it out.
 */
export function translateInstitute<Institute extends InstituteTexts>(institute: Institute, language: Language): Institute {
  const texts = institute.translations[language]
  if (texts === undefined) return institute
  const replaced = Object.entries(SAME_PURPOSE).filter(([field, others]) => !(field in texts) && others.some((other) => other in texts))
  return { ...institute, ...Object.fromEntries(replaced.map(([field]) => [field, null])), ...texts }
}

/** Returns a campus with its name in the language of the page, or with the English name. */
export function translateCampus<Campus extends CampusTexts>(campus: Campus, language: Language): Campus {
  const name = campus.translations?.[language]?.['name']
  return name === undefined ? campus : { ...campus, name, campus: name }
}
