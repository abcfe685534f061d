// The pages of the screenshots, with courses of the current catalogue.
import { registerByRequest } from '../../e2e/support/account.ts'

const SEARCH = 'course=computer+science&country=australia,canada,ireland'

/** Finds courses to show by a search, because slugs of courses differ between catalogues. */
async function findCourses(site, count) {
  const response = await fetch(`${site}/api/course/course_search/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ course: 'computer science', countries: ['australia', 'canada', 'ireland'] }),
  })
  if (!response.ok) throw new Error(`${site} returned ${response.status}`)
  const { results } = await response.json()
  if (results.length < count) throw new Error(`${site} has ${results.length} courses of the search, not ${count}`)
  return results.slice(0, count)
}

/** Lists the pages that the screenshots of README.md show. */
export async function findReadmePages(site) {
  const [first, second, third] = (await findCourses(site, 3)).map(({ slug }) => slug)
  return {
    home: '/',
    list: `/course?${SEARCH}`,
    grid: `/course?${SEARCH}&view=grid`,
    map: `/course?${SEARCH}&view=map`,
    detail: `/course-detail/${first}`,
    compare: `/compare-course?crs1=${first}&crs2=${second}&crs3=${third}`,
  }
}

const openSignIn = (page) => page.locator('header').getByRole('button', { name: /^(Login|لاگ اِن|تسجيل الدخول)$/ }).click()

/**
 * Lists one page of each main type. Pages with `isForPersons` need an account. The function `open`
 * opens a dialog of the page.
 */
export async function findPages(site) {
  const [{ institute_slug: institute, country }] = await findCourses(site, 1)
  const readme = Object.entries(await findReadmePages(site)).map(([name, path]) => [name, { path }])
  return {
    ...Object.fromEntries(readme),
    empty: { path: '/course?course=no+such+course+anywhere&discipline=law' },
    university: { path: `/university-details/${institute}` },
    discipline: { path: '/discipline-detail?discipline=law' },
    country: { path: `/country/${country.slug}` },
    scholarships: { path: '/scholarships?search=scholarship' },
    scholarship: { path: '/scholarship-detail/kestrel-engineering-scholarship' },
    article: { path: '/blog-detail/student-visas' },
    group: { path: '/group-universities/russell-group' },
    signIn: { path: '/terms-of-use', open: openSignIn },
    account: { path: '/edit-profile', isForPersons: true },
    saved: { path: '/saved-searches', isForPersons: true },
  }
}

/**
 * Registers a person and returns the browser's cookies and local storage. Reads the mailed code from
 * the mailbox of the site, in the folder of the environment variable `FINDER_VAR`.
 */
export async function registerPerson(browser, site) {
  const context = await browser.newContext({ baseURL: site })
  const page = await context.newPage()
  await registerByRequest(page)
  await page.goto('/')
  const state = await context.storageState()
  await context.close()
  return state
}
