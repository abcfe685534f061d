const SMALL_WORDS = new Set(['of', 'the', 'and', 'for', 'at', 'in', 'de', 'di', 'du', 'la', 'le', 'der', 'und', '&'])

/** Up to two initials, without small words such as "of". A word such as 4TU gives its number and its first letter. */
export function buildInitials(name: string): string {
  const words = name.split(/[\s-]+/).map((word) => word.replace(/^[^\p{L}\p{N}]+/u, '')).filter((word) => word !== '')
  const heavy = words.filter((word) => !SMALL_WORDS.has(word.toLowerCase()))
  const initials = (heavy.length > 0 ? heavy : words).slice(0, 2).map((word) => /^\p{N}+\p{L}?|^\p{L}/u.exec(word)?.[0] ?? '')
  return [...initials.join('').toUpperCase()].slice(0, 2).join('')
}
