/** The texts of the home page in English; they arrive with it. Those that the specification fixes are marked "spec". */
export const homeEn = {
  title: 'Study abroad, compared honestly',
  lead: 'Courses of institutes around the world, with their fees, lengths and intakes beside each other.',
  hero: {
    label: 'Search by course, qualification and location',
    course: 'Course',
    level: 'Degree level',
    location: 'Location',
    coursePlaceholder: 'Search by Course', // spec
    levelPlaceholder: 'Search by Qualification', // spec
    locationPlaceholder: 'Search by Location', // spec
    submit: 'Search', // spec
    advanced: 'Advanced filters',
    courseRequired: 'Course Name is required', // spec
    levelRequired: 'Degree level is required', // spec
    locationRequired: 'location is required', // spec
    courseMissing: 'Course is not Selected', // spec
    levelMissing: 'Degree level is required', // spec
    locationMissing: 'Location is required', // spec
    selectDiscipline: 'Select the discipline first', // spec
    deselectCountry: 'Kindly de-select the country to view Courses at your location.', // spec
    seenAll: 'Yay! You have seen it all', // spec
    disciplines: 'Disciplines',
    specializations: 'Specializations',
    specializationsOf: 'Specializations of {{discipline}}',
    findSpecialization: 'Search specializations',
    levels: 'Degree levels',
    places: 'Places',
    chosen: 'Chosen: {{box}}',
    remove: 'Remove {{name}}',
    viewMore: 'View more',
    viewLess: 'View less',
    meant: 'Did you mean “{{word}}”?',
    mode: 'How to choose a location',
    modes: {
      current: 'Current location',
      auto: 'Town, city or postcode',
      region: 'Region',
      country: 'Country',
      state: 'State',
      city: 'City',
      any: 'Any',
    },
    anyPlace: 'Any location',
    replace: 'The locations that you have chosen will be removed.',
    replaceGo: 'Remove and go on',
    replaceNot: 'Keep them',
    typeMore: 'Type a country, city, town or postcode.',
    within: 'Within {{km, number}} km of {{place}}',
    yourLocation: 'your location',
    locating: 'Looking for your location',
  },
  disciplines: {
    title: 'What you can study',
    count_one: '{{count, number}} course',
    count_other: '{{count, number}} courses',
    all: 'All disciplines',
    fewer: 'Fewer disciplines',
  },
  portals: {
    title: 'Application portals',
    lead: 'Where many institutes of a country take applications.',
    turn: 'What {{name}} is for',
    back: 'Back to {{name}}',
  },
  groups: {
    title: 'Leading institute groups',
    lead: 'Who belongs together, and how many of them you find here.',
    count_one: '{{count, number}} institute here',
    count_other: '{{count, number}} institutes here',
    carousel: 'carousel',
    slide: 'slide',
    position: '{{position, number}} of {{count, number}}',
    previous: 'Previous groups',
    next: 'Next groups',
    pause: 'Pause',
    play: 'Play',
  },
  scholarships: {
    title: 'Scholarships by country',
    lead: 'Countries whose scholarships will be listed here.',
    banner: 'Explore thousands of scholarships all over the world', // spec
    placeholder: 'Type here', // spec
    label: 'Search scholarships',
    search: 'Search', // spec
    later: 'Scholarships are not listed yet. Courses can be searched today.',
    toCourses: 'Search courses for “{{text}}”',
  },
  journey: {
    title: 'Your way abroad in seven steps',
    step: 'Step {{number, number}}',
    choose: 'Choose program and institute',
    chooseHelp: 'Compare courses by fee, length, intake and place until two or three are left.',
    documents: 'Documents preparation',
    documentsHelp: 'Certificates, transcripts, language test, references and a letter of your own.',
    application: 'Application submission',
    applicationHelp: 'Through a portal or the institute itself, before its closing date.',
    acceptance: 'Receiving acceptance',
    acceptanceHelp: 'Read the conditions of the offer, then accept and pay the deposit.',
    visa: 'Getting your visa',
    visaHelp: 'With the letter of acceptance and proof of how you pay for your stay.',
    departure: 'Departure',
    departureHelp: 'Insurance, tickets and papers in your hand luggage.',
    accommodation: 'Accommodation arrangement',
    accommodationHelp: 'A hall of residence or a room nearby; ask the institute early.',
  },
  counselling: {
    title: 'Counselling services',
    course: 'Course and institute',
    courseHelp: 'Which courses fit your marks, your means and your plans.',
    application: 'Applications',
    applicationHelp: 'What each institute wants to see, and by when.',
    funding: 'Fees and funding',
    fundingHelp: 'What a year really costs, and how it can be paid.',
    visa: 'Visa',
    visaHelp: 'Which papers the embassy asks for, in which order.',
    arrival: 'Before you leave',
    arrivalHelp: 'Housing, insurance and the first weeks there.',
    assistance: 'Need Assistance', // spec
    assistanceHelp: 'Not sure where to begin? Ask a person.',
  },
  none: 'No Record Found!', // spec
  failed: 'This part could not be loaded.',
  retry: 'Try again',
  terms: 'Terms',
  privacy: 'Privacy',
}

export type HomeTexts = typeof homeEn
