/**
 * The English texts of articles, groups and the pages of the site.
 * The comment "spec" marks a text that the specification fixes.
 */
export const contentEn = {
  loading: 'Loading...', // spec
  retry: 'Try again',
  missing: {
    title: 'Page not found',
    help: 'It may have been removed, or the link may be incomplete.',
  },
  gone: {
    title: 'This page is no longer available',
    help: 'It was removed from this site.',
  },
  failed: {
    title: 'We could not load this page',
    help: 'Please try again in a minute.',
    part: 'This section is temporarily unavailable.',
  },
  none: 'No Record Found', // spec
  group: {
    institute_group: { list: 'University groups', lead: 'Groups of universities, and how many of their members are listed here.', facts: 'About the group' },
    pathway_group: { list: 'Pathway groups', lead: 'Pathway groups prepare students for the first year at their partner universities.', facts: 'About the group' },
    apply_portal: { list: 'Application portals', lead: 'Websites where you can apply to many institutes in one country.', facts: 'About the portal' },
    institutes_one: '{{count, number}} institute',
    institutes_other: '{{count, number}} institutes',
    courses_one: '{{count, number}} course',
    courses_other: '{{count, number}} courses',
    allCourses_one: 'See {{count, number}} course',
    allCourses_other: 'See all {{count, number}} courses',
    website: 'Website',
    members: 'Institutes',
    places: 'Where they are',
    subjects: 'Subjects',
    find: 'Find an institute',
    inCountry: 'Country',
    anyCountry: 'All countries',
    rank: 'Rank {{rank, number}}',
    wholePage: 'More about {{name}}',
    memberOf: 'A member of {{name}}',
    campuses: 'Campuses',
    noCampus: 'No campus associated with the given institute.', // spec
    facts: 'Facts',
    country: 'Country',
    kind: 'Institute type',
    established: 'Established',
  },
  courses: {
    institute: 'Courses at university groups',
    instituteLead: 'Choose a group to see its universities and all of their courses.',
    pathway: 'Courses at pathway partners',
    pathwayLead: 'Choose a pathway group to see its partner universities and all of their courses.',
    programs: 'All programs',
    programsLead: 'All subjects and degree levels. The number is the number of courses.',
    discover: 'Discover courses',
    discoverLead: 'Start with a subject or a degree level, or describe in your own words what you want to study.',
    search: 'Search all courses',
    terms: 'Search for several subjects',
    termsLead: 'Separate the subjects with commas, such as nursing, public health.',
    termsLabel: 'Subjects, separated by commas',
    termsSubmit: 'Search',
    subjects: 'Subjects',
    levels: 'Degree levels',
    mba: 'MBA courses',
    mbaLead: 'Master of Business Administration and related master’s degrees.',
    found_one: '{{count, number}} course found',
    found_other: '{{count, number}} courses found',
  },
  blog: {
    title: 'Guides',
    lead: 'How to choose, apply and pay for a course abroad.',
    search: 'Search the guides',
    submit: 'Search',
    noMatch: 'No match found', // spec
    published: 'Published on {{date}}',
    more: 'More guides',
    english: 'This text is in English.',
  },
  interesting: {
    title: 'What is interesting',
    lead: 'What you can do on this site, and how it works.',
  },
  marketing: {
    title: 'Advertisements',
    lead: 'Institutes present their campuses here. Advertisements are never counted as results.',
    by: 'Advertisement of {{name}}',
    institute: 'More about {{name}}',
  },
  contact: {
    title: 'Contact us',
    lead: 'Write to us, and a counsellor answers you. You do not need an account.',
  },
  payment: {
    title: 'Your payment',
    unknown: 'This page cannot tell whether your payment has arrived. The result comes from the bank, and it can take a few minutes.',
    check: 'Sign in and open Track applications to see the state of your application. Do not pay a second time before we have confirmed that the first payment failed.',
    reference: 'Your reference: {{reference}}',
    track: 'Track applications',
    contact: 'Ask us about the payment',
  },
}

export type ContentTexts = typeof contentEn
