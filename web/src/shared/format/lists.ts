import { parseLanguage } from '@/shared/texts/languages'
import { LANGUAGE_TABLE } from '@/shared/texts/languageTable'
import { isolateValue } from './direction'

/**
 * Joins values with the commas of a language, without "and", which `Intl.ListFormat` adds in Arabic. In a right-to-left
 * language, the first value is on the right. Empty and missing values are left out.
 */
export function formatList(values: readonly (string | null | undefined)[], tag: string): string {
  const known = values.filter((value): value is string => value !== undefined && value !== null && value !== '')
  const direction = LANGUAGE_TABLE[parseLanguage(tag)].direction
  return known.map((value) => isolateValue(value, direction)).join(direction === 'rtl' ? '، ' : ', ')
}
