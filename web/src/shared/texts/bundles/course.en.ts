/**
 * The English texts of the course page. Pages of institutes also show some of these texts, such as those of campuses.
 * The comment "spec" marks a text that the specification fixes.
 */
export const courseEn = {
  region: 'Course',
  loading: 'Loading...', // spec
  keyFacts: 'Key facts',
  help: 'More help',
  eligibility: 'Check Eligibility', // spec
  counselling: 'Free Counselling', // spec
  apply_now: 'Register Now for More Assistance', // spec
  about: 'About this course',
  subjects: 'Subjects',
  fees: 'Fees',
  feeFor: '{{audience}}, {{basis}}',
  international: 'International students',
  domestic: 'Domestic students',
  per_year: 'per year',
  total_course: 'whole course',
  whole: 'About {{amount}} for the whole course ({{duration}})',
  intakes: 'Intakes',
  opens: '{{month}}: course starts',
  closed: '{{month}}: no start',
  requirements: 'Entry requirements',
  applicationFee: 'Application fee',
  noApplicationFee: 'No application fee',
  oneTest: 'one of these is enough',
  otherRequirements: 'Other requirements',
  deadlinePassed: '{{date}} (this day has passed)',
  requirementsOf: {
    course: 'Requirements of this course: {{name}}, {{date}}.',
    institute: 'General requirements of the institute: {{name}}, {{date}}.',
  },
  requirementsPage: 'Official requirements',
  campuses: 'Campuses',
  campusUnknown: 'The campuses of this course are not known.',
  campusMap: 'Map of campuses',
  showMap: 'Show campuses on a map',
  hideMap: 'Hide map',
  onMap: 'Show on map: {{name}}',
  institute: 'About the institute',
  allCourses: 'All courses at {{institute}}',
  page: 'Official course page',
  similar: 'Similar courses',
  similarAll_one: 'See {{count, number}} course in {{name}}',
  similarAll_other: 'See all {{count, number}} courses in {{name}}',
  similarNone: 'There are no other courses in {{name}}.',
  similarFailed: 'Similar courses are temporarily unavailable.',
  source: 'Source: {{name}}, {{date}}. Licence: {{licence}}.',
  sourceLink: 'See the source',
  missing: 'Course not found',
  missingHelp: 'The course may have been removed, or the link may be incomplete.',
  gone: 'This course is no longer offered',
  goneHelp: 'It was removed from this site. Other courses may suit you.',
  livingCost: {
    title: 'Cost of living',
    sample: 'Sample: the figures are only examples.',
    per_month: '{{amount}} per month',
    per_year: '{{amount}} per year',
    source: 'Source: {{name}}. Compared with the official page on {{date}}.',
    official: 'Official page',
  },
  unavailable: 'This course is temporarily unavailable',
  unavailableHelp: 'Please try again in a minute.',
  unexpected: 'We could not load this course',
  unexpectedHelp: 'This is our fault. Please try again.',
}

export type CourseTexts = typeof courseEn

/** The English texts of the comparison. */
export const compareEn = {
  drawer: 'You can compare upto 3 Universities', // spec
  full: 'You can compare 3 courses', // spec
  duplicate: 'Course Already selected', // spec
  none: 'No record Found', // spec
  remove: 'Remove {{name}}',
  close: 'Close the comparison',
  oneMore: 'Select one more course to compare.',
  oneMoreHelp: 'A comparison needs at least two courses.',
  go: 'Compare Course', // spec
  title: 'Courses side by side',
  fact: 'Detail',
  print: 'Print',
  share: 'Share',
  loading: 'Loading...', // spec
  differs: 'Rows with an orange edge show differences.',
  same: 'These courses have the same details.',
  tooFew: 'Nothing to compare yet',
  tooFewHelp: 'Select two or three courses in the list with the Compare button.',
  missing: 'This course is no longer available',
  failed: 'We could not load this course',
  retry: 'Try again',
  lowestFee: 'lowest fee',
  shortest: 'shortest duration',
  bestRank: 'best ranking',
}

export type CompareTexts = typeof compareEn
