/** The English texts of the terms and privacy pages. */
export const legalEn = {
  terms: 'Terms of Use',
  privacy: 'Privacy Notice',
  parts: {
    free: {
      title: 'Cost',
      text: 'You can search, compare and share for free, without an account.',
    },
    sources: {
      title: 'Where the courses come from',
      text: 'Course information comes from public registers. Each page names its source and the date of the data. A register may be out of date, so ask the institute before you decide or pay.',
    },
    fees: {
      title: 'Fees',
      text: 'We show the fee per year that the source publishes. If you select another currency, we convert the fee at the exchange rate of the date shown. A converted fee is a guide, not an offer.',
    },
    adverts: {
      title: 'Advertisements',
      text: 'Advertisements are clearly marked. They appear only on full pages of results and are never counted as courses.',
    },
    words: {
      title: 'What you write',
      text: 'Do not post aggressive or discriminatory language, profanities, trade secrets or confidential information.',
    },
    others: {
      title: 'Other sites',
      text: 'We are not responsible for other sites that we link to, such as the site of an institute.',
    },
    person: {
      title: 'Who you are',
      text: 'We do not know who you are. There are no accounts yet, so forms that need an account send nothing. We do not use cookies.',
    },
    browser: {
      title: 'What your browser stores',
      text: 'Your browser stores your language, your light or dark mode, the courses that you compare, and a dialog that you left open. This data stays in your browser until you clear the data of this site.',
    },
    server: {
      title: 'What our server stores',
      text: 'For each request, our server stores the path, the time, the result and how long it took. It does not store what you searched for or where you are. For a short link, it stores the page that the link opens, but not who made the link.',
    },
    location: {
      title: 'Your location',
      text: 'We ask for your location only when you select your current location, and your browser asks for your permission first. We round your location to about 100 metres and put it in the address of the page. Anyone who gets this address can see the location.',
    },
    maps: {
      title: 'Other services',
      text: 'Your browser sends requests only to this site, with one exception. If the site uses maps from a provider, your browser asks that provider for the parts of the map that you see. The share buttons are plain links. They send nothing until you follow one.',
    },
  },
}

export type LegalTexts = typeof legalEn
