/**
 * The English texts of the share dialog. They load with the dialog.
 * The comment "spec" marks a text that the specification fixes.
 */
export const shareEn = {
  title: 'Share',
  channels: 'Ways to share',
  whatsApp: 'WhatsApp',
  telegram: 'Telegram',
  facebook: 'Facebook',
  x: 'X',
  linkedIn: 'LinkedIn',
  email: 'Email',
  sms: 'SMS',
  pageLink: 'Page link',
  shortLink: 'Short link',
  making: 'Loading...', // spec
  copy: 'Copy', // spec
  copied: 'Copied', // spec
  copyByHand: 'Your browser does not allow copying. Select the link and copy it yourself.',
  failed: 'We could not create a short link. You can share the page link instead.',
  retry: 'Try again',
}

export type ShareTexts = typeof shareEn
