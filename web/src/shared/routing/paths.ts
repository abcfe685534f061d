/** The addresses of the site that exist. */
export const PATHS = {
  home: '/',
  course: '/course',
  search: '/search',
  courseDetail: '/course-detail',
  compare: '/compare-course',
  university: '/university-details',
  loading: '/loading',
} as const
