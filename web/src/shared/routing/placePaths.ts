/** The URL paths of countries and of lists of institutes, by page type. They load with these pages. */
export const PLACE_PATHS = {
  all_countries: '/all-countries',
  country: '/country',
  universities: '/universities',
  top_universities: '/top-universities',
  university_Individual: '/university-Individual',
} as const
