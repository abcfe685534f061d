/** The URL paths of the pages. */
export const PATHS = {
  home: '/',
  course: '/course',
  search: '/search',
  courseDetail: '/course-detail',
  compare: '/compare-course',
  loading: '/loading',
  university: '/university-details',
  discipline: '/discipline',
  disciplineDetail: '/discipline-detail',
  terms: '/terms-of-use',
  privacy: '/privacy-policy',
} as const
