// Finds one address for each page type that needs no account.

/** The page types whose pages need an account or a key in the address. */
const LEFT_OUT = new Set([
  'reset_password', 'new_password', 'confirm_password', 'otp_screen', 'loading', 'edit_profile', 'all_visas', 'visa_detail', 'application_detail', 'shortlist',
  'saved_searches', 'track_application', 'upload_documents',
]) // prettier-ignore
/** The page types that robots.txt hides from search engines. Their SEO scores do not count. */
export const HIDDEN = new Set(['compare_course', 'forget_password', 'payment_jazcash'])
/** The page types that only redirect, or that show the same page as another page type. */
const SAME_PAGE = new Set(['course_no_slug', 'search', 'university_course', 'university_program', 'university_Individual', 'course_compare', 'discover_course'])

/**
 * Lists the addresses by page type, with the current slugs.
 *
 * - readJson: requests JSON from the API. With a body, the request is a POST.
 * - only: the names of the pages to list. An empty list means all pages.
 */
export async function listPages(readJson, only) {
  const routes = await readJson('cms/routing/')
  const details = await readDetails(readJson)
  const pages = { university_campus: [`/${slugOf(routes, 'university_details')}`, details.university_campus] }
  for (const { page_type: name, slug } of routes)
    if (!LEFT_OUT.has(name) && !SAME_PAGE.has(name)) pages[name] = [`/${slug}`, details[name] ?? '']
  const unknown = only.filter((name) => !(name in pages))
  if (unknown.length > 0) throw new Error(`There is no page ${unknown.join(', ')}. The pages are ${Object.keys(pages).join(', ')}`)
  const listed = Object.entries(pages).filter(([name]) => only.length === 0 || only.includes(name))
  return Object.fromEntries(listed.map(([name, [start, rest]]) => [name, `${start}${rest}`]))
}

const slugOf = (routes, name) => routes.find(({ page_type }) => page_type === name)?.slug

/**
 * Reads the slugs and ids that complete the addresses of pages about one course, institute and so
 * on.
 */
async function readDetails(readJson) {
  const [one, two] = (await readJson('course/course_search/', {})).results
  const [group] = await readJson('institute-group/')
  const [pathway] = await readJson('pathway-group/')
  const [portal] = await readJson('apply-portal/')
  const [member, partner, applicant] = await Promise.all(
    [`institute-group/${group.slug}`, `pathway-group/${pathway.slug}`, `apply-portal/${portal.slug}`].map(async (path) => (await readJson(path)).institute_slugs[0]),
  )
  const [discipline] = await readJson('discipline/all')
  const { campus_locations: [campus] } = await readJson(`institute/${one.institute_slug}`) // prettier-ignore
  const first = async (path, body) => (await readJson(path, body)).results[0]
  return {
    course_detail: `/${one.slug}`,
    compare_course: `?crs1=${one.slug}&crs2=${two.slug}`,
    course_new: '?terms=nursing,law',
    discipline: `?discipline=${discipline.slug}`,
    discipline_detail: `?discipline=${discipline.slug}`,
    country: `/${one.country.slug}`,
    university_details: `/${one.institute_slug}`,
    university_campus: `/${one.institute_slug}/${campus.slug}`,
    group_universities: `/${group.slug}`,
    institute_group_university: `/${group.slug}/${member}`,
    pathway_group_universities: `/${pathway.slug}`,
    pathway_university: `/${pathway.slug}/${partner}`,
    apply_portal_universities: `/${portal.slug}`,
    apply_portal_university: `/${portal.slug}/${applicant}`,
    scholarship_detail: `/${(await first('scholarship/search/', {})).slug}`,
    blog_detail: `/${(await first('blog/')).slug}`,
    What_is_interesting: `/${(await first('page/category/what-is-interesting')).slug}`,
    marketing_detail: `?id=${(await first('marketing-card/')).id}`,
  }
}
