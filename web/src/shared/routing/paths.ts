/** The addresses of the site that exist. */
export const PATHS = {
  home: '/',
  course: '/course',
  search: '/search',
} as const
