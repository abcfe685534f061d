import type { components } from '@/shared/api/schema'

/** Names by slug in the language of the page. English names come with the data, so they are not listed here. */
export type TranslatedNames = Pick<components['schemas']['TranslatedNames'], 'degree_levels' | 'disciplines' | 'specializations'>
export type TranslatedKind = keyof TranslatedNames

export const NO_NAMES: TranslatedNames = { degree_levels: {}, disciplines: {}, specializations: {} }

export interface NamedValue {
  readonly slug: string
  readonly name: string
  /** The English name of a value with a translated name, which a typed text can match too. */
  readonly englishName?: string
}

/** A value with its name in the language of the page. A value without a translation stays the same object. */
export function translateValue<Value extends NamedValue>(names: TranslatedNames, kind: TranslatedKind, value: Value): Value {
  const name = names[kind][value.slug]
  return name === undefined ? value : { ...value, name, englishName: value.name }
}

/** Values in the order of their translated names. Without translations the order stays. */
export function sortTranslated<Value extends NamedValue>(values: readonly Value[], tag: string): readonly Value[] {
  if (values.every(({ englishName }) => englishName === undefined)) return values
  const { compare } = new Intl.Collator(tag)
  return values.toSorted((one, other) => compare(one.name, other.name))
}
