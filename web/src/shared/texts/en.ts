/**
 * The English texts of the site. The comment "spec" marks a text that the specification fixes. Spelling mistakes in such a
 * text stay.
 */
export const en = {
  site: {
    name: 'Meridian',
    home: 'Meridian home',
    skip: 'Skip to results',
    trail: 'Breadcrumb',
    allCourses: 'All courses',
    backToResults: 'Back to results',
    lightColours: 'Light mode',
    darkColours: 'Dark mode',
    notFound: 'Page not found',
    notFoundHelp: 'The page may have moved, or the link may be incomplete.',
    nearNames: 'Similar names',
    toCourses: 'See all courses',
    discover: 'Discover', // spec
    apply: 'Apply', // spec
    find: 'Find',
    topCountries: 'Top countries',
    topUniversities: 'Top universities',
    topFields: 'Fields of study',
    topScholarships: 'Scholarships',
    broken: 'Something went wrong on this page',
    brokenHelp: 'This is our fault. Reloading the page usually helps.',
    reload: 'Reload page',
    closeDialog: 'Close',
    comma: ', ',
    disconnected: 'You are offline. This page continues when you are back online.',
    newVersion: 'There is a new version of Meridian.',
    loadNewVersion: 'Load it now',
    later: 'Later',
  },
  search: {
    label: 'Search courses',
    placeholder: 'Search by Course', // spec
    anything: 'Courses, universities, places',
    clear: 'Clear search',
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
    updating: 'Updating results',
    save: 'Save this search',
    sortedByPkr: 'Fees in different currencies are sorted by their value in PKR.',
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
    label: 'Selected filters',
    remove: 'Remove {{name}}',
    clearAll: 'Clear all',
    text: '“{{text}}”',
    ofBox: '{{name}} ({{box}})',
    curL: 'Within {{km, number}} km of your location',
    autL: 'Within {{km, number}} km of the selected place',
  },
  card: {
    moreCampuses_one: 'and {{count, number}} more campus',
    moreCampuses_other: 'and {{count, number}} more campuses',
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
    intakeUnknown: 'Intake not known',
    rankingValue: 'QS rank {{rank, number}}',
    fullTime: 'Full Time', // spec
    partTime: 'Part Time',
    applyBy: 'Apply by {{date}}',
    feeUnknown: 'To Be Confirmed', // spec
    feeNone: 'No tuition fee',
    perYear: 'per year',
    original: 'originally {{amount}}',
    source: 'Source: {{name}}',
  },
  sample: {
    title: 'This is sample data: the courses, fees and dates are only examples.',
    body: 'Use it to see how Meridian works, not to choose a course.',
  },
  currency: {
    label: 'Currency',
    default: 'Default', // spec
    button: 'Currency: {{code}}',
    find: 'Find a currency',
    rates: 'Amounts in {{code}} use exchange rates from {{date}}.',
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
    turn: 'Flip card: {{name}}',
    back: 'Flip back: {{name}}',
  },
  action: {
    discover: 'Discover', // spec
    discoverOf: 'Discover: {{name}}',
    apply: 'Apply', // spec
    applyFor: 'Apply: {{name}}',
    enquire: 'Request information',
    favourite: 'Add to favourites: {{name}}',
    unfavourite: 'Remove from favourites: {{name}}',
    login: 'Login', // spec
    compare: 'Compare: {{name}}',
    compared: 'Compare: {{name}} (selected)',
    share: 'Share: {{name}}',
    edit: 'Suggest an edit: {{name}}',
  },
  relevant: {
    title: 'Relevant Courses', // spec
    of: 'Relevant Courses: {{name}}',
  },
  compare: {
    word: 'Compare', // spec
    open_one: 'Compare, {{count, number}} selected',
    open_other: 'Compare, {{count, number}} selected',
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
    fee: 'Fee per year',
    wholeFee: 'Whole course (estimate)',
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
  share: {
    comparison: 'Comparison of {{count, number}} courses: {{courses}}',
    sample: '{{title}} (sample data, not a real offer)',
  },
  pages: {
    label: 'Pages',
    prev: 'Prev', // spec
    next: 'Next', // spec
    page: 'Page {{page, number}}',
    current: 'Page {{page, number}} of {{last, number}}',
    beyond: 'You can open pages 1 to {{last, number}}. Add filters to see the rest of the {{count, number}} courses.',
    missing: 'Page {{page, number}} does not exist',
    missingHelp: 'The last page is page {{last, number}}.',
    toLast: 'Go to page {{last, number}}',
    toFirst: 'Go to the first page',
  },
  empty: {
    remove_one: 'Remove “{{name}}” ({{count, number}} course)',
    remove_other: 'Remove “{{name}}” ({{count, number}} courses)',
  },
  failure: {
    unreachable: 'We cannot connect to Meridian',
    unreachableHelp: 'Check your internet connection and try again. Your selections are saved in the address of this page.',
    unavailable: 'Search is temporarily unavailable',
    unavailableHelp: 'Please try again in a minute. Your selections are saved in the address of this page.',
    refused: 'Something in this link is no longer valid',
    refusedHelp: 'Please check your search:',
    otherFilter: 'One of the filters is not valid.',
    page: 'Page {{page, number}} cannot be opened.',
    removeValue: 'Remove “{{name}}”',
    noValue: {
      countries: "There is no country '{{name}}'",
      states: "There is no state '{{name}}'",
      cities: "There is no city '{{name}}'",
      types: "There is no level type '{{name}}'",
      levels: "There is no degree level '{{name}}'",
      disciplines: "There is no discipline '{{name}}'",
      specializations: "There is no specialization '{{name}}'",
      intakes: "There is no month '{{name}}'",
      studyModes: "There is no study mode '{{name}}'",
      languages: "There is no language '{{name}}'",
      englishTests: "There is no English test '{{name}}'",
      instituteTypes: "There is no institute type '{{name}}'",
      institutes: "There is no institute '{{name}}'",
      campuses: "There is no campus '{{name}}'",
      panels: "There is no option '{{name}}'",
    },
    unexpected: 'The search did not work',
    unexpectedHelp: 'This is our fault. Please try again.',
    retry: 'Try again',
  },
  filters: {
    fromText: 'from your search text',
    title: 'Filters',
    label: 'Filters',
    open: 'Filters',
    close: 'Close filters',
    show_one: 'Show {{count, number}} course',
    show_other: 'Show {{count, number}} courses',
    showPending: 'Show courses',
    resetAll: 'Reset All', // spec
    selected: 'selected',
    failed: 'We could not load this list.',
    countsFailed: 'We could not load the numbers for states and cities.',
    retry: 'Try again',
    loading: 'Loading...', // spec
    noMatch: 'No match', // spec
    seenAll: 'Yay! You have seen it all', // spec
    selectedAbove: 'Selected options',
    find: 'Search in this list',
    findIn: 'Search in: {{box}}',
    showAll: 'Show all',
    showFewer: 'Show fewer',
    showAllOf: 'Show all: {{box}}',
    showFewerOf: 'Show fewer: {{box}}',
  },
  boxes: {
    location: 'Location',
    level: 'Degree level',
    discipline: 'Discipline',
    specialization: 'Specialization',
    intake: 'Intake',
    studyMode: 'Study mode',
    language: 'Language of instruction',
    englishTest: 'English test',
    deadline: 'Application deadline',
    instituteType: 'Institute type',
    institute: 'Institute',
    duration: 'Duration',
    fee: 'Fee per year',
    popularity: 'Popularity',
    currency: 'Currency',
  },
  levelTypes: {
    undergraduate: 'Undergraduate',
    postgraduate: 'Postgraduate',
    'postgraduate-by-research': 'Postgraduate by Research',
  },
  studyModes: {
    'full-time': 'Full time',
    'part-time': 'Part time',
    online: 'Online',
    unknown: 'Not stated',
  },
  languages: {
    other: 'Other languages',
    unknown: 'Not stated',
  },
  englishTests: { unknown: 'Not stated' },
  deadline: {
    open: 'Still open',
    chip: 'Deadline from {{date}}',
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
    aroundPlace: 'Search near a place',
    deselectCountry: 'Kindly de-select the country to view Courses at your location.', // spec
    replacePlaces: 'Your selected locations will be removed.',
    replacePoint: 'Your search near a place will be removed.',
    replace: 'Remove and continue',
    keepPlaces: 'Keep locations',
    keepPoint: 'Keep this search',
  },
  intake: {
    quarter: '{{first}} to {{last}}',
    unknown_one: '{{count, number}} course has no published start date.',
    unknown_other: '{{count, number}} courses have no published start date.',
  },
  duration: {
    from: 'Minimum duration in years',
    to: 'Maximum duration in years',
    value: '{{from}} to {{to}} years',
    distribution: 'Courses by duration',
    bar_one: '{{from}} to {{to}} years: {{count, number}} course',
    bar_other: '{{from}} to {{to}} years: {{count, number}} courses',
    barEnd_one: '{{from}} years or more: {{count, number}} course',
    barEnd_other: '{{from}} years or more: {{count, number}} courses',
    atMost: '5+', // spec
  },
  fee: {
    from: 'From',
    to: 'To',
    fromSlider: 'Minimum fee in {{code}}',
    toSlider: 'Maximum fee in {{code}}',
    unit: '{{code}} per year',
    open: '{{end}}+',
    value: '{{from}} to {{to}} per year',
    orMore: '{{from}} per year or more',
    distribution: 'Courses by fee',
    bar_one: '{{from}} to {{to}} per year: {{count, number}} course',
    bar_other: '{{from}} to {{to}} per year: {{count, number}} courses',
    barEnd_one: '{{from}} per year or more: {{count, number}} course',
    barEnd_other: '{{from}} per year or more: {{count, number}} courses',
    unknown_one: '{{count, number}} course has no published fee and is hidden when you filter by fee.',
    unknown_other: '{{count, number}} courses have no published fee and are hidden when you filter by fee.',
    lowerEmpty: 'Fee range can not be empty for lower range', // spec
    upperEmpty: 'Fee range can not be empty for Upper range', // spec
    lowerAboveUpper: 'Fee Lower range can not be greater than upper', // spec
    upperTooHigh: 'Fee Lower range can not be greater than Fee Upper range', // spec
    belowZero: 'value cannot be less than zero', // spec
  },
}

export type Texts = typeof en
