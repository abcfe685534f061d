import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** Opens an address of the site without a page load, like a click on a link. */
async function openAsLink(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href })
    document.querySelector('main')?.append(link)
    link.click()
    link.remove()
  }, address)
}

/**
 * The page types of sections 2.2 and 2.3 of the specification that have no test of their own. Each
 * row has a path and the expected heading.
 */
const PAGES = [
  ['/tcf', /./],
  ['/cancellation-policy', /./],
  ['/careers', /./],
  ['/marketing', /./],
  ['/apply', /./],
  ['/mba', /^MBA courses$/],
  ['/contact-us', /^Contact us$/],
  ['/all-interesting-about-tcf', /./],
  ['/discover-courses', /^Discover courses$/],
  ['/all-programs', /^All programs$/],
  ['/discover-course', /^Discover courses$/],
  ['/all-pathway-groups', /^Pathway groups$/],
  ['/pathway-courses', /^Courses at pathway partners$/],
  ['/all-groups', /^University groups$/],
  ['/institute-courses', /^Courses at university groups$/],
  ['/institute-scholarships', /./],
  ['/all-apply-portals', /^Application portals$/],
  ['/apply-portal-universities/ucas', /^UCAS$/],
  ['/pathway-group-universities/sample-pathway-north', /./],
  ['/group-universities/russell-group', /^Russell Group$/],
  ['/institute-group-university/russell-group/university-of-leeds', /^University of Leeds$/],
  ['/What+is+interesting/counts-you-can-trust', /^The number beside a filter is exact$/],
  ['/pathway-university/sample-pathway-north/coventry-university', /^Coventry University$/],
  ['/apply-portal-university/ucas/university-of-leeds', /^University of Leeds$/],
  ['/blog', /./],
  ['/blog-detail/student-visas', /^Student visas/],
  ['/payment-jazcash', /./],
  ['/course_new', /^Search for several subjects$/],
] as const
const MISSING = 'Page not found'

test('each page of the specification opens from its address', { tag: '@once' }, async ({ page }) => {
  await page.goto('/terms-of-use')
  const heading = page.getByRole('heading', { level: 1 })
  for (const [address, name] of PAGES) {
    const before = (await heading.textContent()) ?? ''
    await openAsLink(page, address)
    await expect(page).toHaveURL(address)
    await expect(heading, address).not.toHaveText(before)
    await expect(heading, address).toHaveText(name)
    expect(await heading.textContent()).not.toBe(MISSING)
  }
})

test('the addresses without a page of their own lead to a page', { tag: '@once' }, async ({ page, api }) => {
  const [course] = (await api.search({})).results
  if (!course) throw new Error('the catalogue has no course')
  const institute = await api.institute(course.institute_slug)
  const [campus] = institute.campus_locations
  const base = `/university-details/${course.institute_slug}`
  for (const [address, target] of [
    [`/course/${course.degree_level.slug}/${course.country.slug}`, `/course?levels=${course.degree_level.slug}&country=${course.country.slug}`],
    [`/course/${course.slug}`, `/course-detail/${course.slug}`],
    ['/university-course', '/course'],
    [`/university-course/${course.institute_slug}`, `/discipline?page=discipline&institutes=${course.institute_slug}`],
    [`/course-compare?crs1=${course.slug}`, `/compare-course?crs1=${course.slug}`],
    ['/discover-courses/law', '/discipline-detail?discipline=law'],
    [`${base}${campus?.slug ?? ''}`, `${base}/${campus?.slug ?? ''}`],
    ['/university-program', '/all-programs'],
  ] as const) {
    await page.goto(address)
    await expect(page).toHaveURL(target)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  for (const address of ['/course?view=grid&advance=true', '/edit-profile', '/all-visas', '/university-details/', '/blog-detail', '/scholarship-detail', '/apply-portal-universities']) expect((await page.request.get(address)).ok()).toBe(true)
})

test('a text is split at its commas into subjects, each with its courses', { tag: '@once' }, async ({ page }) => {
  await page.goto('/course_new')
  const form = page.getByRole('main').getByRole('search')
  await form.getByRole('textbox').fill(' nursing,, public   health , Nursing ')
  await form.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/course_new?terms=nursing%2Cpublic+health')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).and(page.locator('section > h2'))).toHaveText(['nursing', 'public health'])
  const section = page.getByRole('region', { name: 'public health' })
  await expect(section.getByRole('article')).toHaveCount(3)
  await section.getByRole('link', { name: /^See all/ }).click()
  await expect(page).toHaveURL('/search?search=public+health')
})

test('an advertisement has a page with its picture, its heading and its text', { tag: '@once' }, async ({ page }) => {
  const list = (await (await page.request.get('/api/marketing-card/?page=1')).json()) as { results: readonly { id: number; heading: string }[] }
  const [card] = list.results
  await page.goto(`/marketing-detail?id=${card?.id ?? ''}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(card?.heading ?? '')
  expect(await main.locator('img').first().evaluate((image) => (image as HTMLImageElement).decode().then(() => (image as HTMLImageElement).naturalWidth > 0))).toBe(true)
  await expect(main.locator('p').first()).not.toBeEmpty()
})

test('the ids and defaults of the specification hold', { tag: '@once' }, async ({ page }) => {
  const readJson = async (address: string) => (await (await page.request.get(address)).json()) as unknown
  expect(await readJson('/api/currency/all')).toEqual(expect.arrayContaining([expect.objectContaining({ id: 33, code: 'PKR' })]))
  expect(await readJson('/api/site-suggestion?name=cancellation policy')).toEqual({ results: [expect.objectContaining({ id: 4, type: 'Other Pages', slug: 'cancellation-policy' })] })
  await page.goto('/course')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Currency: Default' })).toBeVisible()
  await page.getByRole('button', { name: 'Institute type' }).first().click()
  for (const name of ['College', 'University']) await expect(page.getByRole('checkbox', { name }).first()).toBeVisible()
  await page.goto('/contact-us')
  await expect(page.getByRole('main').locator('select[autocomplete=tel-country-code]')).toHaveValue('PK')
})

test.describe('a withdrawn page', () => {
  test.use({ expectedErrors: [/status of (404|410)/] })
  test('withdrawn pages say so without a retry, and lead on', { tag: '@once' }, async ({ page }) => {
    let requests = 0
    await page.route(/\/api\/(course|institute|campus|blog|marketing-card|institute-group)\/0$/, (route) => {
      requests += 1
      return route.fulfill({ status: 410, json: { detail: 'gone', fields: [] } })
    })
    for (const [address, title, way] of [
      ['/course-detail/0', 'This course is no longer offered', '/course'],
      ['/university-details/0', 'This institute is no longer listed', '/course'],
      ['/university-details/0/0', 'This campus is no longer listed', '/course'],
      ['/blog-detail/0', 'This page is no longer available', '/blog'],
      ['/marketing-detail?id=0', 'This page is no longer available', '/marketing'],
      ['/institute-group-university/0/university-of-leeds', 'This page is no longer available', '/all-groups'],
    ] as const) {
      requests = 0
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page).toHaveTitle(`${title} · Meridian`)
      await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', way)
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
      // The data can be requested twice: by a prefetch and by the page. Two retries of a failed
      // request would make at least three requests.
      await page.waitForTimeout(1500)
      expect(requests).toBeLessThan(3)
    }
  })
})
