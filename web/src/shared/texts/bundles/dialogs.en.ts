/** The English texts of the review dialog. The comment "spec" marks a text that the specification fixes. */
export const reviewEn = {
  title: 'Suggest an Edit or Post Review', // spec
  firstName: 'First name',
  lastName: 'Last name',
  phoneType: 'Phone type',
  mobile: 'Mobile',
  landline: 'Landline',
  phone: 'Phone',
  email: 'Email',
  comment: 'Comment',
  guidance: 'Please do not post aggressive or discriminatory language, profanities, trade secrets or confidential information.',
  add: 'Add Review', // spec
  suggest: 'Suggest Editing', // spec
}

export type ReviewTexts = typeof reviewEn

/** The English texts of the sign-in dialog. */
export const signInEn = {
  title: 'Please sign in',
  favourite: 'Favourites need an account, so you can find them on any device.',
  apply: 'Applications need an account, so you can follow their progress.',
  edit: 'Suggestions need an account, so we can reply.',
  enquiry: 'Questions need an account, so the institute can reply.',
  assistance: 'Advice needs an account, so a counsellor can reply.',
  follow: 'Following an institute needs an account, so we can send you its news.',
  signIn: 'Sign in to save favourites, apply and ask questions.',
  later: 'Accounts are not available yet. You can search, compare and share without one.',
  close: 'OK',
}

export type SignInTexts = typeof signInEn

/** The English texts of the share dialog. */
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
