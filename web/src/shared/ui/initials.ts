const SMALL_WORDS = new Set(['of', 'the', 'and', 'for', 'at', 'in', 'de', 'di', 'du', 'la', 'le', 'der', 'und', '&'])

/** Builds up to two initials: `University of Leeds` → `UL`, `4TU` → `4T`. */
export function buildInitials(name: string): string {
  const words = name.split(/[\s-]+/).map((word) => word.replace(/^[^\p{L}\p{N}]+/u, '')).filter((word) => word !== '')
  const heavy = words.filter((word) => !SMALL_WORDS.has(word.toLowerCase()))
  const initials = (heavy.length > 0 ? heavy : words).slice(0, 2).map((word) => /^\p{N}+\p{L}?|^\p{L}/u.exec(word)?.[0] ?? '')
  return [...initials.join('').toUpperCase()].slice(0, 2).join('')
}
