/** The English texts for the interpretation of a search text. */
export const understoodEn = {
  label: 'What the search understood',
  remove: '{{name}}. Search for the words “{{text}}” instead',
  again: 'Understand all words again',
  kinds: {
    subject: 'Subject: {{values}}',
    level: 'Level: {{values}}',
    place: 'Place: {{values}}',
    institute: 'University: {{values}}',
    'study mode': 'Study mode: {{values}}',
    language: 'Language: {{values}}',
    month: 'Start: {{values}}',
    wish: 'Wish: {{values}}',
    want: 'Wish: {{values}}',
  },
  typed: '{{values}} (“{{text}}”)',
  andMore_one: '{{values}} and {{count, number}} more',
  andMore_other: '{{values}} and {{count, number}} more',
  maybe: 'Maybe: {{values}}',
  without: 'Not: {{values}}',
  feeUpTo: 'Fee up to {{to}} per year',
  feeFrom: 'Fee from {{from}} per year',
  feeBetween: 'Fee {{from}} to {{to}} per year',
  duration: 'Duration: {{text}}',
  cheapestFirst: 'Lowest fee first',
  shortestFirst: 'Shortest duration first',
  noRanking: 'No ranking is known, so “best” changes nothing',
  unknownFunding: 'Funding and scholarships are not known for each course',
  unknownLanguageTest: 'Language tests are not known for each course',
  unknownEntryTest: 'Entry tests are not known for each course',
  unknownVisaAndWork: 'Visa and work rights are not known for each course',
  unknownRequirements: 'Entry requirements are not known for each course',
}

/** The English texts about a search with few results. */
export const wideningEn = {
  corrected: 'Showing results for “{{text}}”.',
  original: 'Search instead for “{{text}}”',
  none: 'No course meets all of this. The courses below may lack {{lacks}}.',
  some_one: '{{count, number}} course meets all of this. The others may lack {{lacks}}.',
  some_other: '{{count, number}} courses meet all of this. The others may lack {{lacks}}.',
  divider: 'The courses below may lack {{lacks}}.',
  similar_one: 'No course has {{words}}. The courses below have a similar word.',
  similar_other: 'No course has {{words}}. The courses below have similar words.',
  parts: {
    words: 'the words {{words}}',
    subject: 'the exact subject',
    language: 'the language',
    'study mode': 'the study mode',
    intake: 'the start',
    duration: 'the duration',
    fee: 'the fee',
    institute: 'the university',
    level: 'the level',
    place: 'the place',
  },
}

/** The English texts that explain why a course is a result. */
export const whyEn = {
  open: 'Why this result?',
  openFor: 'Why this result? {{name}}',
  loading: 'Loading...',
  failed: 'The reason is temporarily unavailable.',
  wholeName: 'Your text is the whole name of this course or institute',
  in: {
    name: '{{words}} in the name',
    title: '{{words}} in the course title',
    specialization: '{{words}} as specialization',
    discipline: '{{words}} as discipline',
    institute: '{{words}} in the name of the institute',
    level: '{{words}} as degree level',
    campus: '{{words}} in the name of a campus',
    city: '{{words}} as city',
    state: '{{words}} as state',
    country: '{{words}} as country',
    other: '{{words}} in the details',
  },
  met: {
    values: '{{values}}',
    intake: 'starts in {{values}}',
    language: 'taught in {{values}}',
    point: 'near your selected place',
    fee: 'fee within your limits',
    duration: 'duration within your limits',
  },
  lacks: 'lacks {{lacks}}',
  none: 'It meets every filter of your search',
  notFound: 'It is no longer a result of this search',
}

export type WhyTexts = typeof whyEn
export type UnderstoodTexts = typeof understoodEn
export type WideningTexts = typeof wideningEn
