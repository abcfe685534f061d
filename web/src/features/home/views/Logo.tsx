import { Monogram } from '@/shared/ui/Monogram'
import classes from './Logo.module.css'

/** A logo, or a monogram if there is no logo. The image has no alternative text, because the name is beside the image. */
export function Logo({ name, logo }: { readonly name: string; readonly logo: string | null }) {
  return logo === null ? <Monogram name={name} /> : <img className={classes.logo} src={logo} alt="" width={56} height={56} loading="lazy" />
}
