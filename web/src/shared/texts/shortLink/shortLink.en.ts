/** The English texts of the page that follows a short link. */
export const shortLinkEn = {
  opening: 'Opening the shared page',
  missing: 'This short link does not work',
  missingHelp: 'It may be incomplete. Ask the person who sent it for the page link.',
  failed: 'We could not open the shared page',
  failedHelp: 'Please try again in a moment.',
  retry: 'Try again',
}

export type ShortLinkTexts = typeof shortLinkEn
