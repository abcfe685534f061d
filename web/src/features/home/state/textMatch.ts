import type { NamedValue } from '@/shared/names/names'

const MARKS = /\p{M}/gu

/** Converts a text to lower case, and removes accents and spaces at both ends. */
function foldText(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase().trim()
}

/** Whether a word of the name starts with the typed text. A text of several words can match anywhere in the name. */
export function matchesText(name: string, typed: string): boolean {
  const prefix = foldText(typed)
  const folded = foldText(name)
  return folded.startsWith(prefix) || folded.split(/[\s,()/-]+/).some((word) => word.startsWith(prefix)) || (prefix.includes(' ') && folded.includes(prefix))
}

/** Whether the name or the English name of a value matches the typed text. */
export function matchesName({ name, englishName = name }: Pick<NamedValue, 'name' | 'englishName'>, typed: string): boolean {
  return matchesText(name, typed) || matchesText(englishName, typed)
}
