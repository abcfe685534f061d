import { MONOGRAM_BACKGROUNDS } from '@/shared/theme/tokens'
import { buildInitials } from './initials'
import classes from './Monogram.module.css'

/** Picks a background by a hash (FNV-1a) of the name. Equal names have the same background. */
function pickBackground(name: string): string {
  let hash = 2166136261
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
  return MONOGRAM_BACKGROUNDS[(hash >>> 0) % MONOGRAM_BACKGROUNDS.length] ?? MONOGRAM_BACKGROUNDS[0]
}

/** The initials of a name in place of a logo. */
export function Monogram({ name }: { readonly name: string }) {
  return (
    <span className={classes.monogram} style={{ background: pickBackground(name) }} aria-hidden>
      {buildInitials(name)}
    </span>
  )
}
