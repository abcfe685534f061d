import {
  IconBrandFacebook,
  IconBrandLinkedin,
  IconBrandTelegram,
  IconBrandWhatsapp,
  IconBrandX,
  IconMail,
  IconMessage,
  type Icon,
} from '@tabler/icons-react'

export const CHANNELS = ['whatsApp', 'telegram', 'facebook', 'x', 'linkedIn', 'email', 'sms'] as const
export type Channel = (typeof CHANNELS)[number]

const formatQuery = (pairs: Readonly<Record<string, string>>) =>
  Object.entries(pairs)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')

interface ChannelParts {
  readonly icon: Icon
  readonly buildHref: (link: string, title: string) => string
}

/**
 * The services for sharing a page. Each service is a plain link, so that it receives no request
 * before a click.
 */
export const CHANNEL_PARTS: Readonly<Record<Channel, ChannelParts>> = {
  whatsApp: { icon: IconBrandWhatsapp, buildHref: (link, title) => `https://wa.me/?${formatQuery({ text: `${title} ${link}` })}` },
  telegram: { icon: IconBrandTelegram, buildHref: (url, text) => `https://t.me/share/url?${formatQuery({ url, text })}` },
  facebook: { icon: IconBrandFacebook, buildHref: (u) => `https://www.facebook.com/sharer/sharer.php?${formatQuery({ u })}` },
  x: { icon: IconBrandX, buildHref: (url, text) => `https://x.com/intent/post?${formatQuery({ url, text })}` },
  linkedIn: { icon: IconBrandLinkedin, buildHref: (url) => `https://www.linkedin.com/sharing/share-offsite/?${formatQuery({ url })}` },
  email: { icon: IconMail, buildHref: (link, title) => `mailto:?${formatQuery({ subject: title, body: `${title}\n${link}` })}` },
  sms: { icon: IconMessage, buildHref: (link, title) => `sms:?&${formatQuery({ body: `${title} ${link}` })}` },
}
