import { placesEn } from '../places/places.en'

/** The English texts of the institute, campus and discipline pages. The comment "spec" marks a text that the specification fixes. */
export const universityEn = {
  loading: 'Loading...', // spec
  retry: 'Try again',
  institute: 'Institute',
  campus: 'Campus',
  disciplinesHere: 'Disciplines at this institute',
  discipline: 'Discipline',
  missing: {
    institute: 'Institute not found',
    campus: 'Campus not found',
    discipline: 'Discipline not found',
    country: 'Country not found',
    list: 'Page not found',
    help: 'It may have been removed, or the link may be incomplete.',
  },
  gone: {
    institute: 'This institute is no longer listed',
    campus: 'This campus is no longer listed',
    help: 'It was removed from this site. Other courses may suit you.',
  },
  failed: {
    unavailable: 'This page is temporarily unavailable',
    unavailableHelp: 'Please try again in a minute.',
    unexpected: 'We could not load this page',
    unexpectedHelp: 'This is our fault. Please try again.',
    part: 'This section is temporarily unavailable.',
  },
  banner: {
    type: 'Type',
    established: 'Established',
    country: 'Country',
    ranking: 'Ranking',
    none: '--', // spec
    follow: 'Follow', // spec
    unfollow: 'Stop following',
    share: 'Share', // spec
  },
  about: 'About',
  readMore: 'Read More', // spec
  readLess: 'Read Less', // spec
  facts: 'Facts',
  courses: 'Courses',
  scholarships: 'Scholarships',
  scholarshipsAll_one: '{{count, number}} scholarship',
  scholarshipsAll_other: 'All {{count, number}} scholarships',
  count_one: '{{count, number}} course',
  count_other: '{{count, number}} courses',
  coursesAll_one: 'See {{count, number}} course',
  coursesAll_other: 'See all {{count, number}} courses',
  viewAll: 'View all Courses', // spec
  campuses: 'Campuses',
  campusOf: 'A campus of {{name}}',
  place: 'Location',
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
  places: placesEn,
  at: 'At {{name}}',
  everywhere: 'See {{name}} at all institutes',
}

export type UniversityTexts = typeof universityEn
