import { Flag } from '@/shared/ui/Flag'
import type { MenuLink } from './useMenuSections'

/** The items of a list of links. */
export function MenuLinks({ links, className }: { readonly links: readonly MenuLink[]; readonly className?: string | undefined }) {
  return links.map(({ href, name, iso2 }) => (
    <li key={href} className={className}>
      <a href={href}>
        {iso2 !== undefined && <Flag iso2={iso2} />}
        <bdi>{name}</bdi>
      </a>
    </li>
  ))
}
