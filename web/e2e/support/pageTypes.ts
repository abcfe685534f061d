import type { ApiClient } from './apiClient.ts'

/** The pages that need an account, except those of one application for a course. */
export const ACCOUNT_PAGES = ['/edit-profile', '/shortlist', '/saved-searches', '/track-application', '/upload-documents', '/all-visas', '/visa-detail/australia']

/**
 * Lists addresses of the main page types that need no account, and of an unknown page. Fees are in
 * the given currency.
 */
export async function listPageTypes(api: ApiClient, currency: string): Promise<string[]> {
  const { results } = await api.search({ order: 2 })
  const [one, two, three] = results
  if (!one || !two || !three) throw new Error('the catalogue has fewer than three courses')
  const { slug: discipline } = await api.discipline({})
  const institute = await api.institute(one.institute_slug)
  const [campus] = institute.campus_locations
  return [
    '/?',
    '/course?sortOption=2&feeFrom=1',
    '/course?view=grid&sortOption=2',
    '/course?view=map',
    '/course?course=no+such+course+anywhere&discipline=law',
    '/course?course=nursing+in+australia+under+20000+usd',
    `/course-detail/${one.slug}?`,
    `/compare-course?crs1=${one.slug}&crs2=${two.slug}&crs3=${three.slug}`,
    `/university-details/${one.institute_slug}?`,
    `/university-details/${one.institute_slug}/${campus?.slug ?? ''}?`,
    `/university-details/${one.institute_slug}/${one.slug}/${one.degree_level.slug}/${discipline}/${one.country.slug}/${campus?.slug ?? '-'}?`,
    `/discipline-detail?discipline=${discipline}&institutes=${one.institute_slug}`,
    '/all-countries?',
    `/country/${one.country.slug}?`,
    '/universities?page=2',
    '/top-universities?',
    '/scholarships?search=scholarship',
    '/scholarship-detail/kestrel-engineering-scholarship?',
    '/all-groups?',
    '/group-universities/russell-group?',
    '/blog-detail/student-visas?',
    '/course_new?terms=nursing,law',
    '/terms-of-use?',
    '/privacy-policy?',
    '/loading?uuid=none',
    '/no-such-page?',
  ].map((path) => `${path}${path.endsWith('?') ? '' : '&'}currency=${currency}`)
}
