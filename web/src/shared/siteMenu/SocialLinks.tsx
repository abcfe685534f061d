import { SOCIAL_LINKS } from '@/shared/settings'

/**
 * Returns the name of a social network, which is the host name of its site:
 * `https://www.instagram.com/us` → `instagram.com`.
 */
const getNetworkName = (address: string) => new URL(address).hostname.replace(/^www\./, '')

/** A list item for each social network in which the site has a page. */
export function SocialLinks() {
  return SOCIAL_LINKS.map((address) => (
    <li key={address}>
      <a href={address} rel="noopener me">
        <bdi dir="ltr">{getNetworkName(address)}</bdi>
      </a>
    </li>
  ))
}
