/** The English texts of the terms and privacy pages. */
export const legalEn = {
  terms: 'Terms of Use',
  privacy: 'Privacy Notice',
  searchLog: {
    stop: 'Do not store my searches',
    start: 'Store my searches again',
    stopped: 'Searches in this browser are not stored.',
    started: 'Searches in this browser are stored without your name.',
    failed: 'Your choice could not be saved. Try again.',
  },
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
      text: 'Without an account we do not know who you are. If you register, we store your name, email address, phone number, city and a hash of your password, so you can sign in and we can reply. One cookie keeps you signed in. It ends after 30 days without a visit, or after 90 days. Scripts cannot read it.',
    },
    forms: {
      title: 'What you send us',
      text: 'When you apply or ask a question, we store what you wrote and send it to our counsellors, so they can help you. You can see who is signed in to your account, and sign out everywhere, in your profile.',
    },
    codes: {
      title: 'Codes and links by email',
      text: 'We email a code to confirm your address. It is valid for 10 minutes. A link to set a new password is valid for 30 minutes. We delete a registration that you do not finish after 24 hours.',
    },
    kept: {
      title: 'How long we keep it',
      text: 'We delete your account 1095 days (three years) after you last signed in, what you sent 1095 days after its last change, and a favourite, a followed institute, a reminder or a saved search 1095 days after you added it, or earlier if you ask us. We remember the number of a deleted account, without a name, for 1095 days, so that a restored backup does not bring it back. We keep codes, links and mails for 2 days, and what we reported about a saved search for 90 days. We keep a record of when you signed in or changed your account, and of what we sent to our counsellors, for 365 days.',
    },
    browser: {
      title: 'What your browser stores',
      text: 'Your browser stores your language, your currency, your light or dark mode, the courses that you compare, the numbers of the advertisements that it has shown, and a dialog that you left open. This data stays in your browser until you clear the data of this site. While you are signed in, it also stores the number of your account and your favourite courses. A form that you have not sent stays in the tab until you send it, sign out or close the tab. Passwords are never stored.',
    },
    server: {
      title: 'What our server stores',
      text: 'For each request, our server stores the path, the time, the result and how long it took. It does not store where you are. For a short link, it stores the page that the link opens, but not who made the link.',
    },
    searches: {
      title: 'What we learn from searches',
      text: 'To see what students look for and do not find, we store each search: the words, the filters, the results that you saw, how long the search took, whether you used a phone or a computer, and which results you opened, saved, compared, shared or applied for. We store neither your name, your account, your IP address nor your exact location. We remove mail addresses, phone numbers and other long numbers from the words, and your name if you are signed in. A cookie with a random number connects your searches of one day. It expires at midnight (UTC), so nothing connects two days. We delete the searches of a month when its last day is 90 days old. After that, we keep only sums per day, such as how often at least five visitors searched for the same words. We may suggest words to other visitors if at least five visits searched for them within 28 days. Courses that visitors choose more often can come earlier in the results. We store nothing if your browser sends Do Not Track or Global Privacy Control, or if you say no here.',
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
