import type { Page } from '@playwright/test'
import { selectCurrency } from '../support/currencyMenu.ts'
import { expect, test } from '../support/test.ts'

/** Stops the time of the page, so that a message stays until the test advances the clock. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

const getDrawer = (page: Page) => page.getByRole('region', { name: 'You can compare upto 3 Universities' })

test('three courses can be compared, a fourth and a duplicate are rejected, and a reload keeps the selection', async ({ page, listing }) => {
  await page.clock.install()
  await listing.open()
  const drawer = getDrawer(page)
  const compare = (index: number) => listing.cards.nth(index).getByRole('button', { name: /^Compare/ }).click()
  await compare(0)
  await expect(drawer.getByRole('listitem')).toHaveCount(1)
  await expect(drawer.getByRole('link', { name: 'Compare Course' })).toBeHidden()
  await stopTime(page)
  await compare(0)
  await expect(drawer.getByRole('status')).toHaveText('Course Already selected')
  await compare(1)
  await expect(drawer.getByRole('link', { name: 'Compare Course' })).toBeVisible()
  await compare(2)
  await compare(3)
  await expect(drawer.getByRole('status')).toHaveText('You can compare 3 courses')
  await page.clock.resume()
  await expect(drawer.getByRole('status')).toBeEmpty()
  await expect(drawer.getByRole('listitem')).toHaveCount(3)
  await expect(drawer.getByRole('link', { name: 'Compare Course' })).toHaveAttribute('href', /^\/compare-course\?crs1=[\w-]+&crs2=[\w-]+&crs3=[\w-]+$/)
  await page.reload()
  await expect(drawer.getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Compare, 3 selected' })).toBeVisible()
  for (let left = 2; left >= 0; left--) {
    await drawer.getByRole('button', { name: /^Remove/ }).first().click()
    if (left > 0) await expect(drawer.getByRole('listitem')).toHaveCount(left)
  }
  await expect(drawer).toBeHidden()
  await page.getByRole('button', { name: 'Compare, 0 selected' }).click()
  await expect(drawer.getByText('No record Found')).toBeVisible()
})

test('the refusal of a course closes after one second, and does not follow to another page', { tag: '@once' }, async ({ page, listing }) => {
  await page.clock.install()
  await listing.open()
  const drawer = getDrawer(page)
  const message = drawer.getByRole('status')
  const compare = (index = 0) => listing.cards.nth(index).getByRole('button', { name: /^Compare/ }).click()
  await compare()
  // React can use a timer before it shows a component whose code loads later. A stopped clock would
  // never run this timer.
  await expect(drawer).toBeVisible()
  await stopTime(page)
  await compare()
  await expect(message).toHaveText('Course Already selected')
  await page.clock.runFor(900)
  await expect(message).toHaveText('Course Already selected')
  await page.clock.runFor(100)
  await expect(message).toBeEmpty()
  await compare()
  await expect(message).toHaveText('Course Already selected')
  for (const index of [1, 2, 3]) await compare(index)
  await expect(message).toHaveText('You can compare 3 courses')
  await page.getByRole('link', { name: 'Meridian home' }).click()
  await page.clock.resume()
  await expect(page).toHaveURL(/\/$/)
  await expect(drawer).toBeVisible()
  await expect(message).toBeEmpty()
})

test('a comparison with one course says that one more is needed', { tag: '@once' }, async ({ page, api }) => {
  const [one] = (await api.search({})).results
  await page.goto(`/compare-course?crs1=${one?.slug}`)
  await expect(page.getByRole('heading', { name: 'Select one more course to compare.' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: one?.name ?? '' })).toBeVisible()
  await page.getByRole('link', { name: 'See all courses' }).click()
  await expect(page).toHaveURL(/\/course$/)
})

test('two references to the same course count as one course', { tag: '@once' }, async ({ page, api }) => {
  const [course] = (await api.search({})).results
  await page.goto(`/compare-course?crs1=${course?.id}&crs2=${course?.slug}`)
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await expect(page.getByRole('heading', { name: 'Select one more course to compare.' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Share', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: `Remove ${course?.name}` }).click()
  await expect(page).toHaveURL(/\/compare-course$/)
})

test('the comparison opens in a new tab, and its URL contains the courses', async ({ page, listing, api, context }) => {
  const { results } = await api.search({})
  const [one, other] = results
  await listing.open()
  for (const index of [0, 1]) await listing.cards.nth(index).getByRole('button', { name: /^Compare/ }).click()
  const opening = context.waitForEvent('page')
  await getDrawer(page).getByRole('link', { name: 'Compare Course' }).click()
  const comparison = await opening
  await expect(comparison).toHaveURL(new RegExp(`/compare-course\\?crs1=${one?.slug}&crs2=${other?.slug}$`))
  await expect(comparison.getByRole('region', { name: 'Courses side by side' }).getByRole('columnheader')).toHaveCount(3)
  const institute = comparison.getByRole('row', { name: /^Institute / }).first()
  await expect(institute).toContainText(one?.institute_name ?? '')
  await expect(institute).toContainText(other?.institute_name ?? '')
})

test('differing rows are marked, fees follow the currency, and a column can be removed', { tag: '@once' }, async ({ page, api }) => {
  const { results } = await api.search({})
  const withFee = results.filter(({ base_fee, currency }) => base_fee && currency && currency.code !== 'USD')
  const one = withFee[0]
  const other = withFee.find(({ institute_slug }) => institute_slug !== one?.institute_slug)
  if (!one || !other) throw new Error('the first page has no two courses with fees')
  await page.goto(`/compare-course?crs1=${one.slug}&crs2=${other.id}`)
  const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
  await expect(row('Institute')).toHaveAttribute('data-differs', 'true')
  const money = await api.feeFormatter('USD')
  await selectCurrency(page, 'USD')
  await expect(page).toHaveURL(/currency=USD$/)
  for (const course of [one, other]) await expect(row('Fee per year')).toContainText(money(course))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: `Remove ${one.name}` }).first().click()
  await expect(page).toHaveURL(new RegExp(`crs1=${other.id}&currency=USD$`))
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Courses side by side' }).getByRole('columnheader')).toHaveCount(3)
})

test('a comparison shows English tests, deadlines, and the fee against the duration', { tag: '@once' }, async ({ page, api }) => {
  const found = await api.unifiedCourses({ english_test: { include: ['ielts'] }, deadlines: { earliest: 'today' }, fees: { unknown: 'exclude' } })
  const known = found.filter(({ fee_pkr, duration_weeks }) => fee_pkr && duration_weeks)
  const [one] = known
  const other = known.find(({ institute_slug }) => institute_slug !== one?.institute_slug)
  if (!one || !other) throw new Error('the first page has no two courses with all facts')
  await page.goto(`/compare-course?crs1=${one.slug}&crs2=${other.slug}&currency=PKR`)
  const cells = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) }).getByRole('cell')
  for (const [index, { english_tests, application_deadline }] of [one, other].entries()) {
    const scores = english_tests.map(({ test, minimum_score }) => `${test === 'duolingo' ? 'Duolingo' : test.toUpperCase()} ${minimum_score}`)
    await expect(cells('English test').nth(index)).toHaveText(scores.join(', '))
    const deadline = new Date(application_deadline ?? '').toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    await expect(cells('Application deadline').nth(index)).toHaveText(deadline)
  }
  const picture = page.getByRole('region', { name: 'Fee per year by duration' })
  await expect(picture.getByRole('rowheader')).toHaveText([`1. ${one.name}`, `2. ${other.name}`])
  const format = await api.feeFormatter('PKR')
  for (const [index, course] of [one, other].entries()) await expect(picture.getByRole('row').nth(index + 1).getByRole('cell').last()).toContainText(format(course))
  // The numbers of the dots are hidden from screen readers.
  for (const number of ['1', '2']) await expect(picture.locator('[aria-hidden]').getByText(number, { exact: true }).first()).toBeVisible()
})

test('a URL without courses explains how to select courses', { tag: '@once' }, async ({ page }) => {
  await page.goto('/compare-course')
  await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible()
})

test.describe('when a course does not exist', { tag: '@once' }, () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('the other courses are shown, and the missing one can be removed', { tag: '@once' }, async ({ page, api }) => {
    const [one] = (await api.search({})).results
    await page.goto(`/compare-course?crs1=${one?.slug}&crs2=gone-for-good`)
    await expect(page.getByRole('columnheader', { name: one?.name ?? '' })).toBeVisible()
    await page.getByRole('button', { name: 'Remove Gone For Good' }).click()
    await expect(page).toHaveURL(new RegExp(`crs1=${one?.slug}$`))
    await expect(page.getByText('This course is no longer available')).toBeHidden()
  })
})
