import { MONOGRAM_BACKGROUNDS } from '@/shared/theme/tokens'
import { buildInitials } from './initials'
import classes from './Logo.module.css'

/** Picks a background by a hash (FNV-1a) of the name. Equal names have the same background. */
function pickBackground(name: string): string {
  let hash = 2166136261
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
  return MONOGRAM_BACKGROUNDS[(hash >>> 0) % MONOGRAM_BACKGROUNDS.length] ?? MONOGRAM_BACKGROUNDS[0]
}

/** A logo, or the initials of the name if there is no logo. The image has no alternative text, because the name is beside it. */
export function Logo({ name, logo }: { readonly name: string; readonly logo: string | null }) {
  if (logo !== null) return <img className={classes.logo} src={logo} alt="" width={56} height={56} loading="lazy" />
  return (
    <span className={classes.monogram} style={{ background: pickBackground(name) }} aria-hidden>
      {buildInitials(name)}
    </span>
  )
}
