import { MONOGRAM_GROUNDS } from '@/shared/theme/tokens'
import classes from './Monogram.module.css'

const SMALL_WORDS = new Set(['of', 'the', 'and', 'for', 'at', 'in', 'de', 'di', 'du', 'la', 'le', 'der', 'und', '&'])

/** Up to two initials of the words that matter. */
function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word))
  const heavy = words.filter((word) => !SMALL_WORDS.has(word.toLowerCase()))
  return (heavy.length > 0 ? heavy : words)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
}

/** The same ground for the same name, everywhere and always. */
function groundOf(name: string): string {
  let hash = 2166136261
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
  return MONOGRAM_GROUNDS[(hash >>> 0) % MONOGRAM_GROUNDS.length] ?? MONOGRAM_GROUNDS[0]
}

/** What stands for a logo that is not there. */
export function Monogram({ name }: { readonly name: string }) {
  return (
    <span className={classes.monogram} style={{ background: groundOf(name) }} aria-hidden>
      {initialsOf(name)}
    </span>
  )
}
