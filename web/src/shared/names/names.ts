import type { components } from '@/shared/api/schema'

/**
 * Names in the language of the page, by slug. English names are not listed here, because the API
 * sends them with the values.
 */
export interface TranslatedNames extends Pick<components['schemas']['TranslatedNames'], 'degree_levels' | 'disciplines' | 'specializations' | 'regions' | 'visa_requirements' | 'states' | 'cities'> {
  readonly countries: Readonly<Record<string, string>>
  /** The names of languages, by English name instead of slug. */
  readonly languages: Readonly<Record<string, string>>
}
export type TranslatedKind = keyof TranslatedNames

export const NO_NAMES: TranslatedNames = { countries: {}, languages: {}, degree_levels: {}, disciplines: {}, specializations: {}, regions: {}, visa_requirements: {}, states: {}, cities: {} }

export interface NamedValue {
  readonly slug: string
  readonly name: string
  /** The English name, if `name` is translated. A typed text can match both names. */
  readonly englishName?: string
}

/** Translates the name of a value. If there is no translation, returns the same object. */
export function translateValue<Value extends NamedValue>(names: TranslatedNames, kind: TranslatedKind, value: Value): Value {
  const name = names[kind][value.slug]
  return name === undefined ? value : { ...value, name, englishName: value.name }
}

/** Returns the translated name of a value, or its English name. */
export type GetName = (kind: TranslatedKind, value: NamedValue) => string

/** Translates the English name of a state, a country or a city. */
export function translatePlaceName(getName: GetName, name: string): string {
  const translated = (['states', 'countries', 'cities'] as const).map((kind) => getName(kind, { slug: name, name }))
  return translated.find((each) => each !== name) ?? name
}

/** Sorts values by their translated names. If no value has a translation, the order stays the same. */
export function sortTranslated<Value extends NamedValue>(values: readonly Value[], tag: string): readonly Value[] {
  if (values.every(({ englishName }) => englishName === undefined)) return values
  const { compare } = new Intl.Collator(tag)
  return values.toSorted((one, other) => compare(one.name, other.name))
}
