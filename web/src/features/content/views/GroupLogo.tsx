import { Monogram } from '@/shared/ui/Monogram'

/**
 * A logo, or a monogram if there is no logo. The image has no alternative text, because the name is
 * beside it.
 */
export function GroupLogo({ name, logo }: { readonly name: string; readonly logo: string | null }) {
  return logo === null ? <Monogram name={name} /> : <img src={logo} alt="" width={56} height={56} loading="lazy" />
}
