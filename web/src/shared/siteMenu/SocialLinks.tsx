import { SOCIAL_LINKS } from '@/shared/settings'

/** The name of a network is the name of its site: `https://www.instagram.com/us` → `instagram.com`. */
const getNetworkName = (address: string) => new URL(address).hostname.replace(/^www\./, '')

/** One item for each page of the site in a social network. */
export function SocialLinks() {
  return SOCIAL_LINKS.map((address) => (
    <li key={address}>
      <a href={address} rel="noopener me">
        <bdi dir="ltr">{getNetworkName(address)}</bdi>
      </a>
    </li>
  ))
}
