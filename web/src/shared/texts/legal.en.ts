/** The texts of the pages of terms and of privacy in English: what the site does, and no more than that. */
export const legalEn = {
  terms: 'Terms of Use',
  privacy: 'Privacy Notice',
  parts: {
    free: {
      title: 'What it costs',
      text: 'Searching, comparing and sharing cost nothing and need no account.',
    },
    sources: {
      title: 'Where the courses come from',
      text: 'From public registers. Each page names its source and of which day it is, and says so where what it shows is a sample. A register may be behind: ask the institute before you decide or pay.',
    },
    fees: {
      title: 'What a fee is',
      text: 'The fee that the source names, for a year. In another currency it is converted at the rate of the day that stands below it: a guide, and no offer.',
    },
    adverts: {
      title: 'Advertisements',
      text: 'They are marked as such, stand among the results of full pages alone, and are never counted as courses.',
    },
    words: {
      title: 'What you write',
      text: 'Nothing aggressive or discriminatory, no profanities, and no trade secrets or other confidential information.',
    },
    others: {
      title: 'Other sites',
      text: 'What we link to, such as the site of an institute, is the business of those who run it.',
    },
    person: {
      title: 'Who you are',
      text: 'We do not know. There are no accounts yet, so nothing that you type into a form that needs one is sent, and we set no cookies.',
    },
    browser: {
      title: 'What your browser keeps',
      text: 'What you chose: the language, the colours, the courses that you compare, and a dialog that you left open. It stays there until you clear the data of this site.',
    },
    server: {
      title: 'What our server keeps',
      text: 'Of each request the path, when it came, how it ended and how long it took: not what you searched for and not from where. Of a short link the page that it leads to, and not who made it.',
    },
    location: {
      title: 'Where you are',
      text: 'Your browser asks you before it tells us, and only when you choose your current location. It is rounded to about a hundred metres and stands in the address of the page: whoever you send that to sees it.',
    },
    maps: {
      title: 'Who else is asked',
      text: 'Nobody but this site, with one exception: where it is set to use the maps of a provider, your browser asks that one for the parts of the map that you look at. Ways to share are plain links, which tell nobody anything until you follow one.',
    },
  },
}

export type LegalTexts = typeof legalEn
