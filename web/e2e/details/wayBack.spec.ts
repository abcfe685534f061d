import { findLargest } from '../support/apiClient.ts'
import { expect, test } from '../support/test.ts'

test('Back to results restores the filters and the scroll position, also from further pages', async ({ page, listing, api }) => {
  await page.clock.install()
  const country = await api.country({})
  const search = `?country=${country.slug}&sortOption=1`
  await listing.open(search)
  const card = listing.cards.nth(9)
  const discover = card.getByRole('link', { name: /^Discover/ })
  // On a phone, the link of a card can be below the window. The click would then scroll to the link
  // after the test has measured its position. Fonts, adverts and cards that load later would also
  // move the link.
  await page.waitForLoadState('networkidle')
  await discover.scrollIntoViewIfNeeded()
  const heading = await listing.heading.textContent()
  const before = await card.boundingBox()
  await discover.click()
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(trail.getByRole('link', { name: 'All courses' })).toHaveAttribute('href', '/course')
  // The four links: back to the results, home, all courses, and the institute. The last one appears
  // once the course has loaded.
  await expect(trail.getByRole('link')).toHaveCount(4)
  await trail.getByRole('link').last().click()
  await expect(page).toHaveURL(/\/university-details\//)
  const expectPosition = async () => {
    await expect(listing.heading).toHaveText(heading ?? '')
    await expect(async () => {
      const after = await card.boundingBox()
      expect(Math.abs((after?.y ?? 0) - (before?.y ?? 1000))).toBeLessThan(4)
    }).toPass({ timeout: 20_000 })
  }
  await trail.getByRole('link', { name: 'Back to results' }).click()
  await expect(page).toHaveURL(new RegExp(`/course\\${search}$`))
  await expectPosition()
  await page.goForward()
  await expect(trail.getByRole('link', { name: 'Back to results' })).toBeVisible()
  // The visitor reads for longer than the cache usually keeps unused data.
  await page.clock.fastForward(20 * 60_000)
  await page.goBack()
  await expectPosition()
})

test('a page without a course list before it has a breadcrumb and a search', async ({ page, listing, api }) => {
  const [course] = (await api.search({})).results
  if (!course) throw new Error('the catalogue has no course')
  const institute = await api.institute(course.institute_slug)
  const campus = findLargest(institute.campus_locations, ({ course_count }) => course_count)
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  const atInstitute = `/university-details/${institute.slug}`
  for (const [address, parents] of [
    [`/course-detail/${course.slug}?currency=USD`, ['/?currency=USD', '/course?currency=USD', `${atInstitute}?currency=USD`]],
    [atInstitute, ['/', '/course']],
    [`${atInstitute}/${campus.slug}`, ['/', '/course', atInstitute]],
    [`${atInstitute}/-/-/-/-/-`, ['/', '/course', atInstitute]],
    [`/discipline-detail?discipline=${course.discipline?.slug}&institutes=${institute.slug}`, ['/', '/course', atInstitute]],
    [`/compare-course?crs1=${course.slug}`, ['/', '/course']],
    ['/terms-of-use', ['/']],
    ['/privacy-policy', ['/']],
  ] as const) {
    await page.goto(address)
    await expect(trail.getByRole('link')).toHaveCount(parents.length)
    for (const [index, parent] of parents.entries()) await expect(trail.getByRole('link').nth(index)).toHaveAttribute('href', parent)
    await expect(trail.getByText('Back to results')).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('search')).toBeVisible()
  }
  await page.getByRole('banner').getByRole('search').getByRole('combobox').fill('nursing')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?search=nursing$/)
  await listing.waitUntilLoaded()
})
