import { Monogram } from '@/shared/ui/Monogram'
import classes from './Logo.module.css'

/** A logo, or a monogram if the logo is missing. The name is shown beside the image, so the image has no alternative text. */
export function Logo({ name, logo }: { readonly name: string; readonly logo: string | null }) {
  return logo === null ? <Monogram name={name} /> : <img className={classes.logo} src={logo} alt="" width={56} height={56} loading="lazy" />
}
