/** The texts of the pages of institutes, campuses and disciplines in English; "spec" as in en.ts. */
export const universityEn = {
  loading: 'Loading...', // spec
  retry: 'Try again',
  institute: 'The institute',
  campus: 'The campus',
  taught: 'What the institute teaches',
  discipline: 'The discipline',
  missing: {
    institute: 'There is no such institute',
    campus: 'There is no such campus',
    discipline: 'There is no such discipline',
    help: 'It may have been withdrawn, or the link may have been cut short.',
  },
  failed: {
    unavailable: 'This page cannot be shown at the moment',
    unavailableHelp: 'It usually comes back within a minute.',
    unexpected: 'This page could not be loaded',
    unexpectedHelp: 'The fault is ours. Please try again.',
    part: 'This part cannot be shown at the moment.',
  },
  banner: {
    type: 'Type',
    established: 'Established',
    country: 'Country',
    ranking: 'Ranking',
    none: '--', // spec
    follow: 'Follow', // spec
    share: 'Share', // spec
  },
  about: 'About',
  readMore: 'Read More', // spec
  readLess: 'Read Less', // spec
  facts: 'Facts',
  courses: 'Courses',
  count_one: '{{count, number}} course',
  count_other: '{{count, number}} courses',
  coursesAll_one: 'See the {{count, number}} course',
  coursesAll_other: 'See all {{count, number}} courses',
  viewAll: 'View all Courses', // spec
  campuses: 'Campuses',
  campusOf: 'A campus of {{name}}',
  place: 'Where it is',
  toInstitute: 'More about the institute',
  disciplines: 'Disciplines',
  filterCampus: 'Campus',
  undergradute: 'Undergraduate', // spec
  postgradute: 'Postgraduate', // spec
  research: 'Postgraduate by Research', // spec
  levelsOf: '{{type}}: {{name}}',
  noLevel: 'Degree not available', // spec
  noDescription: 'No record found', // spec
  noDisciplines: 'No Record Found', // spec
  noCourses: 'Record Not Found', // spec
  noCampus: 'No campus associated with the given institute.', // spec
  search: {
    title: 'Explore thousands of programs across the world.', // spec
    placeholder: 'Search website....', // spec
    submit: 'Search', // spec
  },
  specializations: 'Specializations',
  noSpecializations: 'No Record Found', // spec
  more: 'Show more',
  levels: 'Degree levels',
  at: 'At {{name}}',
  everywhere: 'See {{name}} at all institutes',
}

export type UniversityTexts = typeof universityEn
