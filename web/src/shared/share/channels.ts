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

const query = (pairs: Readonly<Record<string, string>>) =>
  Object.entries(pairs)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')

interface ChannelParts {
  readonly icon: Icon
  readonly buildHref: (link: string, title: string) => string
}

/** The services for sharing a page. They are plain links, so no request is sent before a click. */
export const CHANNEL_PARTS: Readonly<Record<Channel, ChannelParts>> = {
  whatsApp: { icon: IconBrandWhatsapp, buildHref: (link, title) => `https://wa.me/?${query({ text: `${title} ${link}` })}` },
  telegram: { icon: IconBrandTelegram, buildHref: (url, text) => `https://t.me/share/url?${query({ url, text })}` },
  facebook: { icon: IconBrandFacebook, buildHref: (u) => `https://www.facebook.com/sharer/sharer.php?${query({ u })}` },
  x: { icon: IconBrandX, buildHref: (url, text) => `https://x.com/intent/post?${query({ url, text })}` },
  linkedIn: { icon: IconBrandLinkedin, buildHref: (url) => `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}` },
  email: { icon: IconMail, buildHref: (link, title) => `mailto:?${query({ subject: title, body: `${title}\n${link}` })}` },
  sms: { icon: IconMessage, buildHref: (link, title) => `sms:?&${query({ body: `${title} ${link}` })}` },
}
