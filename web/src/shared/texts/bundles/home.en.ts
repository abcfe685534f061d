/** The English texts of the home page. The comment "spec" marks a text that the specification fixes. */
export const homeEn = {
  title: 'Study abroad, compared honestly',
  lead: 'Compare courses worldwide by fee, length and start date.',
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
    subjects: 'Disciplines and specializations',
    disciplines: 'Disciplines',
    specializations: 'Specializations',
    specializationsOf: 'Specializations of {{discipline}}',
    findSpecialization: 'Search specializations',
    levels: 'Degree levels',
    places: 'Places',
    selected: 'Selected: {{box}}',
    remove: 'Remove {{name}}',
    viewMore: 'View more',
    viewLess: 'View less',
    meant: 'Did you mean “{{word}}”?',
    mode: 'Type of location',
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
    replace: 'Your selected locations will be removed.',
    replaceGo: 'Remove and continue',
    replaceNot: 'Keep locations',
    typeMore: 'Type a country, city, town or postcode.',
    within: 'Within {{km, number}} km of {{place}}',
    yourLocation: 'your location',
  },
  disciplines: {
    title: 'What you can study',
    count_one: '{{count, number}} course',
    count_other: '{{count, number}} courses',
    all: 'Show all disciplines',
    fewer: 'Show fewer disciplines',
  },
  portals: {
    title: 'Application portals',
    lead: 'Websites where you can apply to many institutes in one country.',
    all: 'All application portals',
    turn: 'About {{name}}',
    back: 'Back to {{name}}',
  },
  groups: {
    title: 'Leading institute groups',
    lead: 'University groups, and how many of their members are listed here.',
    count_one: '{{count, number}} institute listed here',
    count_other: '{{count, number}} institutes listed here',
    all: 'All university groups',
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
    lead: 'Choose a country to see its scholarships.',
    count_one: '{{count, number}} scholarship',
    count_other: '{{count, number}} scholarships',
    countries: 'All countries with scholarships',
    banner: 'Explore thousands of scholarships all over the world', // spec
    placeholder: 'Type here', // spec
    label: 'Search scholarships',
    search: 'Search', // spec
  },
  journey: {
    title: 'Your journey abroad in seven steps',
    step: 'Step {{number, number}}',
    choose: 'Choose program and institute',
    chooseHelp: 'Compare courses by fee, duration, start date and place. Keep the best two or three.',
    documents: 'Documents preparation',
    documentsHelp: 'Certificates, transcripts, a language test, references and a personal statement.',
    application: 'Application submission',
    applicationHelp: 'Apply through a portal or directly to the institute before the deadline.',
    acceptance: 'Receiving acceptance',
    acceptanceHelp: 'Read the conditions of the offer, then accept it and pay the deposit.',
    visa: 'Getting your visa',
    visaHelp: 'You need your acceptance letter and proof that you can pay for your stay.',
    departure: 'Departure',
    departureHelp: 'Keep your insurance, tickets and documents in your hand luggage.',
    accommodation: 'Accommodation arrangement',
    accommodationHelp: 'Student housing or a room nearby. Ask the institute early.',
  },
  counselling: {
    title: 'Counselling services',
    course: 'Course and institute',
    courseHelp: 'Which courses match your grades, budget and plans.',
    application: 'Applications',
    applicationHelp: 'What each institute asks for, and the deadlines.',
    funding: 'Fees and funding',
    fundingHelp: 'What a year really costs, and ways to pay for it.',
    visa: 'Visa',
    visaHelp: 'Which documents the embassy asks for, and in which order.',
    arrival: 'Before you leave',
    arrivalHelp: 'Housing, insurance and your first weeks abroad.',
    assistance: 'Need Assistance', // spec
    assistanceHelp: 'Not sure where to start? Ask a counsellor.',
  },
  none: 'No Record Found!', // spec
  failed: 'We could not load this section.',
  retry: 'Try again',
}

export type HomeTexts = typeof homeEn
