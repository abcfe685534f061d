/** The English texts of the filters by English test and by application deadline. */
export const entryFiltersEn = {
  select: 'Select one test to enter your score.',
  score: 'My {{test}} score',
  help: 'Courses that accept this score. Select “Not stated” to see courses without a known requirement too.',
  outside: 'Enter a score from {{lowest}} to {{highest}}.',
  from: 'Deadline on or after',
  unknown_one: '{{count, number}} course has no known deadline and is hidden when you filter by deadline.',
  unknown_other: '{{count, number}} courses have no known deadline and are hidden when you filter by deadline.',
}

export type EntryFilterTexts = typeof entryFiltersEn
