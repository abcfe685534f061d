/**
 * Every text of the site in English. Texts that the specification fixes stand here as it has them, mistakes included;
 * they are marked with "spec".
 */
export const en = {
  site: {
    name: 'Meridian',
    home: 'Meridian, to the courses',
    skip: 'Skip to the results',
    toUrdu: 'Urdu',
    lightColours: 'Light colours',
    darkColours: 'Dark colours',
    notFound: 'There is no page at this address',
    notFoundHelp: 'It may have moved, or the link may have been cut short.',
    toCourses: 'See all courses',
    broken: 'Something on this page went wrong',
    brokenHelp: 'The fault is ours. Loading the page again usually helps.',
    reload: 'Load the page again',
  },
  search: {
    label: 'Search courses',
    placeholder: 'Search by Course', // spec
    clear: 'Clear the search text',
  },
  results: {
    title: 'Courses',
    region: 'Results',
    searching: 'Searching For Desired Results', // spec
    found_one: '{{count, number}} Results Found', // spec
    found_other: '{{count, number}} Results Found', // spec
    courses_one: '{{count, number}} course',
    courses_other: '{{count, number}} courses',
    none: 'Record not found', // spec
    selectDiscipline: 'Please select a Discipline', // spec
    updating: 'Updating the results',
    rates: 'Amounts in PKR are converted at the rate of {{date}}.',
  },
  sort: {
    label: 'Sort',
    labelWith: 'Sort: {{order}}',
    order0: 'Reset', // spec
    order1: 'Fee Low to High', // spec
    order2: 'Fee High to Low', // spec
    order3: 'Duration ascending', // spec
    order4: 'Duration descending', // spec
    order5: 'QS Ranking', // spec
  },
  chips: {
    label: 'Chosen filters',
    remove: 'Remove {{name}}',
    clearAll: 'Clear all',
    text: '“{{text}}”',
    ofBox: '{{name}} ({{box}})',
  },
  card: {
    moreCampuses_one: 'and {{count, number}} more campus',
    moreCampuses_other: 'and {{count, number}} more campuses',
    placeUnknown: 'Place not known',
    level: 'Degree level',
    duration: 'Duration',
    intake: 'Intake',
    language: 'Language',
    mode: 'Study mode',
    ranking: 'QS ranking',
    years_one: '{{count}} year',
    years_other: '{{count}} years',
    weeks_one: '{{count}} week',
    weeks_other: '{{count}} weeks',
    durationUnknown: 'Duration not known',
    intakeUnknown: 'Intake not known',
    languageUnknown: 'Language not known',
    rankingUnknown: 'Ranking not known',
    rankingValue: 'QS rank {{rank, number}}',
    fullTime: 'Full Time', // spec
    partTime: 'Part Time',
    feeUnknown: 'To Be Confirmed', // spec
    feeNone: 'No tuition fee',
    aYear: 'a year',
    converted: 'about {{amount}}',
    sample: 'Sample',
    source: 'Source: {{name}}',
  },
  sample: {
    title: 'A sample of the catalogue: programmes, fees and dates are illustrative.',
    body: 'Use it to see how Meridian works, not to choose a course.',
  },
  pages: {
    label: 'Pages',
    prev: 'Prev', // spec
    next: 'Next', // spec
    page: 'Page {{page, number}}',
    current: 'Page {{page, number}} of {{last, number}}',
    beyond: 'Numbered pages end at page {{last, number}}. Narrow the search to reach the rest of its {{count, number}} courses.',
    missing: 'There is no page {{page, number}} in these results',
    missingHelp: 'They end at page {{last, number}}.',
    toLast: 'Go to page {{last, number}}',
    toFirst: 'Go to the first page',
  },
  empty: {
    title: 'Oops! No courses match your criteria', // spec
    widen: 'Widen your criteria: remove a filter that matters least to you.',
    spelling: 'Check the spelling of “{{text}}”, or try fewer words.',
    removeOne: 'Remove one and search again:',
  },
  failure: {
    unreachable: 'We cannot reach Meridian',
    unreachableHelp: 'Check your connection, then try again. What you chose is kept in the address of this page.',
    unavailable: 'The search is resting for a moment',
    unavailableHelp: 'It usually comes back within a minute. What you chose is kept in the address of this page.',
    refused: 'This search cannot be answered as it stands',
    refusedHelp: 'Something in the address does not fit:',
    unexpected: 'The search did not work',
    unexpectedHelp: 'The fault is ours. Please try again.',
    retry: 'Try again',
  },
  filters: {
    title: 'Filters',
    label: 'Filters',
    open: 'Filters',
    close: 'Close filters',
    show_one: 'Show {{count, number}} course',
    show_other: 'Show {{count, number}} courses',
    showPending: 'Show courses',
    resetAll: 'Reset All', // spec
    chosen: 'chosen',
    failed: 'This list could not be loaded.',
    retry: 'Try again',
    loading: 'Loading...', // spec
    noMatch: 'No match', // spec
    seenAll: 'Yay! You have seen it all', // spec
    chosenAbove: 'Chosen values',
    find: 'Find in this list',
    findIn: 'Find in: {{box}}',
  },
  boxes: {
    location: 'Location',
    level: 'Degree level',
    discipline: 'Discipline',
    specialization: 'Specialization',
    intake: 'Intake',
    instituteType: 'Institute type',
    institute: 'Institute',
    duration: 'Duration',
    fee: 'Fee a year',
  },
  levelTypes: {
    undergraduate: 'Undergraduate',
    postgraduate: 'Postgraduate',
    'postgraduate-by-research': 'Postgraduate by Research',
  },
  instituteTypes: {
    COLLEGE: 'College',
    UNIVERSITY: 'University',
  },
  intake: {
    quarter: '{{first}} to {{last}}',
    unknown_one: '{{count, number}} course does not say when it starts.',
    unknown_other: '{{count, number}} courses do not say when they start.',
  },
  duration: {
    from: 'Shortest duration in years',
    to: 'Longest duration in years',
    value: '{{from}} to {{to}} years',
    atMost: '5+', // spec
  },
  fee: {
    from: 'From',
    to: 'To',
    fromSlider: 'Lowest fee in PKR',
    toSlider: 'Highest fee in PKR',
    unit: 'PKR a year',
    value: '{{from}} to {{to}} a year',
    unknown_one: '{{count, number}} course is To Be Confirmed and passes only without a fee filter.',
    unknown_other: '{{count, number}} courses are To Be Confirmed and pass only without a fee filter.',
    lowerEmpty: 'Fee range can not be empty for lower range', // spec
    upperEmpty: 'Fee range can not be empty for Upper range', // spec
    lowerAboveUpper: 'Fee Lower range can not be greater than upper', // spec
    upperTooHigh: 'Fee Lower range can not be greater than Fee Upper range', // spec
    belowZero: 'value cannot be less than zero', // spec
  },
}

export type Texts = typeof en
