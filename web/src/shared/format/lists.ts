import { DIRECTIONS, parseLanguage } from '@/shared/texts/languages'
import { isolateValue } from './direction'

/**
 * Joins values with the commas of a language, without "and", which `Intl.ListFormat` adds in Arabic. In a right-to-left
 * language, the first value is on the right. Empty and missing values are left out.
 */
export function formatList(values: readonly (string | null | undefined)[], tag: string): string {
  const known = values.filter((value): value is string => value !== undefined && value !== null && value !== '')
  const direction = DIRECTIONS[parseLanguage(tag)]
  return known.map((value) => isolateValue(value, direction)).join(direction === 'rtl' ? '، ' : ', ')
}
