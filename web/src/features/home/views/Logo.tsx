import { Monogram } from '@/shared/ui/Monogram'
import classes from './Logo.module.css'

/** A logo, or the monogram of the name. The name is shown beside it, so the image needs no alternative text. */
export function Logo({ name, logo }: { readonly name: string; readonly logo: string | null }) {
  return logo === null ? <Monogram name={name} /> : <img className={classes.logo} src={logo} alt="" width={56} height={56} loading="lazy" />
}
