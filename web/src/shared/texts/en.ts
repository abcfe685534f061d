/**
 * Every text of the site in English. Texts that the specification fixes stand here as it has them, mistakes included;
 * they are marked with "spec".
 */
export const en = {
  site: {
    name: 'Meridian',
    home: 'Meridian, to the first page',
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
    closeDialog: 'Close',
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
    byWorth: 'Fees of different currencies are ordered by their worth in PKR.',
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
    curL: 'Within {{km, number}} km of your location',
    autL: 'Within {{km, number}} km of the chosen place',
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
    original: 'originally {{amount}}',
    sample: 'Sample',
    source: 'Source: {{name}}',
  },
  sample: {
    title: 'A sample of the catalogue: programmes, fees and dates are illustrative.',
    body: 'Use it to see how Meridian works, not to choose a course.',
  },
  currency: {
    label: 'Currency',
    default: 'Default', // spec
    option: '{{code}}: {{name}}',
    rates: 'Amounts in {{code}} are converted at the rates of {{date}}.',
  },
  view: {
    label: 'View',
    list: 'List View', // spec
    grid: 'Grid View', // spec
    map: 'Map View',
  },
  map: {
    loading: 'Loading...', // spec
    notFound: 'Not Found', // spec
  },
  advert: {
    label: 'Advertisement',
    of: 'Advertisement: {{name}}',
    turn: 'Turn over: {{name}}',
    back: 'Turn back: {{name}}',
  },
  deed: {
    discover: 'Discover', // spec
    discoverOf: 'Discover: {{name}}',
    apply: 'Apply', // spec
    applyFor: 'Apply: {{name}}',
    enquire: 'Request information',
    favourite: 'Add to favourites: {{name}}',
    compare: 'Compare: {{name}}',
    compared: 'Compare: {{name}} (chosen)',
    share: 'Share: {{name}}',
    edit: 'Suggest an edit: {{name}}',
  },
  relevant: {
    title: 'Relevant Courses', // spec
    of: 'Relevant Courses: {{name}}',
  },
  compare: {
    word: 'Compare', // spec
    drawer: 'You can compare upto 3 Universities', // spec
    full: 'You can compare 3 courses', // spec
    duplicate: 'Course Already selected', // spec
    none: 'No record Found', // spec
    remove: 'Remove {{name}}',
    close: 'Close the comparison',
    oneMore: 'Choose one more to compare.',
    go: 'Compare Course', // spec
    title: 'Courses side by side',
    fact: 'What is compared',
    currency: 'Fees in',
    print: 'Print',
    share: 'Share',
    loading: 'Loading...', // spec
    differs: 'Rows with an amber edge differ.',
    same: 'These courses are the same in every row.',
    tooFew: 'There is nothing to compare yet',
    tooFewHelp: 'Choose two or three courses in the list with the Compare button.',
    missing: 'This course is no longer there',
    failed: 'This course could not be loaded',
    retry: 'Try again',
    lowestFee: 'lowest fee',
    shortest: 'shortest',
    bestRank: 'best rank',
    open_one: 'Compare, {{count, number}} chosen',
    open_other: 'Compare, {{count, number}} chosen',
  },
  facts: {
    institute: 'Institute',
    place: 'Campus',
    country: 'Country',
    level: 'Degree level',
    title: 'Course title',
    discipline: 'Discipline',
    specialization: 'Specialization',
    duration: 'Duration',
    intakes: 'Intakes',
    language: 'Language',
    mode: 'Study mode',
    fee: 'Fee a year',
    wholeFee: 'Whole course, estimated',
    ranking: 'QS ranking',
    type: 'Institute type',
    sector: 'Sector',
    established: 'Established',
    website: 'Website',
    source: 'Source',
    unknown: 'Not known',
    public: 'Public',
    private: 'Private',
  },
  course: {
    region: 'The course',
    loading: 'Loading...', // spec
    keyFacts: 'Key facts',
    about: 'About this course',
    subjects: 'Subjects',
    fees: 'Fees',
    feeFor: '{{audience}}, {{basis}}',
    international: 'International students',
    domestic: 'Domestic students',
    per_year: 'a year',
    total_course: 'whole course',
    whole: 'About {{amount}} for the whole course of {{length}}',
    intakes: 'Intakes',
    opens: '{{month}}: an intake',
    closed: '{{month}}: no intake',
    campuses: 'Campuses',
    campusUnknown: 'No campus is known for this course.',
    campusMap: 'Map of the campuses',
    showMap: 'Show the campuses on a map',
    hideMap: 'Hide the map',
    onMap: 'Show on the map: {{name}}',
    institute: 'About the institute',
    taught: 'Everything that it teaches',
    page: 'The course’s own page',
    similar: 'Similar courses',
    similarAll_one: 'See the {{count, number}} course in {{name}}',
    similarAll_other: 'See all {{count, number}} courses in {{name}}',
    similarNone: 'There is no other course in {{name}}.',
    similarFailed: 'Similar courses cannot be shown at the moment.',
    source: 'From {{name}}, as of {{date}}. Licence: {{licence}}.',
    sourceLink: 'Where it is published',
    missing: 'There is no such course',
    missingHelp: 'It may have been withdrawn, or the link may have been cut short.',
    unavailable: 'This course cannot be shown at the moment',
    unavailableHelp: 'It usually comes back within a minute.',
    unexpected: 'This course could not be loaded',
    unexpectedHelp: 'The fault is ours. Please try again.',
  },
  share: {
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
    copyByHand: 'Your browser does not let us copy. Select the link and copy it.',
    failed: 'The short link could not be made. The page link works all the same.',
    retry: 'Try again',
    comparison: 'A comparison of {{count, number}} courses',
  },
  shortLink: {
    opening: 'Opening the shared page',
    missing: 'This short link leads nowhere',
    missingHelp: 'It may have been cut short. Ask whoever sent it for the page link.',
    failed: 'The shared page could not be opened',
    failedHelp: 'Please try again in a moment.',
    retry: 'Try again',
  },
  signIn: {
    title: 'Sign in needed',
    favourite: 'Favourites are kept in an account, so that you find them again on any device.',
    apply: 'An application is sent from an account, so that you can follow it.',
    edit: 'Suggestions come from an account, so that we can ask back.',
    enquiry: 'The institute answers your question to the address of your account.',
    assistance: 'A counsellor answers to the address of your account.',
    follow: 'News of the institutes that you follow come to your account.',
    signIn: 'Sign in to keep favourites, apply and ask questions.',
    later: 'Accounts are not open yet. Searching, comparing and sharing need none.',
    close: 'Understood',
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
    categories: 'Related categories',
    searches: 'Popular searches',
    drop_one: 'Drop “{{name}}”: {{count, number}} course',
    drop_other: 'Drop “{{name}}”: {{count, number}} courses',
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
    countsFailed: 'The numbers of states and cities could not be loaded.',
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
    popularity: 'Popularity',
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
  panels: {
    p1: 'Popular Options', // spec
  },
  place: {
    current: 'Current location',
    auto: 'Town, city or postcode',
    modes: 'Search around a point',
    deselectCountry: 'Kindly de-select the country to view Courses at your location.', // spec
    replacePlaces: 'The locations that you have chosen will be removed.',
    replacePoint: 'The search around a point will be removed.',
    go: 'Remove and go on',
    keepPlaces: 'Keep them',
    keepPoint: 'Keep it',
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
    spread: 'Courses by duration',
    bar_one: '{{from}} to {{to}} years: {{count, number}} course',
    bar_other: '{{from}} to {{to}} years: {{count, number}} courses',
    barEnd_one: '{{from}} years or more: {{count, number}} course',
    barEnd_other: '{{from}} years or more: {{count, number}} courses',
    atMost: '5+', // spec
  },
  fee: {
    from: 'From',
    to: 'To',
    fromSlider: 'Lowest fee in {{code}}',
    toSlider: 'Highest fee in {{code}}',
    unit: '{{code}} a year',
    open: '{{end}}+',
    value: '{{from}} to {{to}} a year',
    orMore: '{{from}} a year or more',
    spread: 'Courses by fee',
    bar_one: '{{from}} to {{to}} a year: {{count, number}} course',
    bar_other: '{{from}} to {{to}} a year: {{count, number}} courses',
    barEnd_one: '{{from}} a year or more: {{count, number}} course',
    barEnd_other: '{{from}} a year or more: {{count, number}} courses',
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
