import { DIRECTIONS, parseLanguage } from '@/shared/texts/languages'
import { isolateValue } from './direction'

const formats = new Map<string, Intl.ListFormat>()

function getFormat(tag: string): Intl.ListFormat {
  const format = formats.get(tag) ?? new Intl.ListFormat(tag, { style: 'narrow', type: 'conjunction' })
  formats.set(tag, format)
  return format
}

/**
 * Joins values with the commas of a language, without "and". In a right-to-left language, the first value is on the right.
 * Empty and missing values are left out.
 */
export function formatList(values: readonly (string | null | undefined)[], tag: string): string {
  const known = values.filter((value): value is string => value !== undefined && value !== null && value !== '')
  const direction = DIRECTIONS[parseLanguage(tag)]
  return getFormat(tag).format(known.map((value) => isolateValue(value, direction)))
}
