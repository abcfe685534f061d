import { expectNoViolations } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

test('a scholarship is found by country, type and a text with a typo, and its page says what it pays and who can apply', async ({ page }) => {
  await page.goto('/scholarship-country')
  const country = page.getByRole('main').getByRole('link', { name: /^Australia/ })
  const count = (await country.textContent())?.match(/\d+/)?.[0] ?? ''
  await country.click()
  await expect(page).toHaveURL('/scholarships?country=australia')
  const filters = page.getByRole('region', { name: 'Filters' })
  // While the new page loads, several countries on the previous page have the same number.
  await expect(filters).toBeVisible()
  await expect(page.getByText(`${count} scholarships`, { exact: true })).toBeVisible()
  await expect(page.getByRole('note').first()).toContainText('only examples')

  await expectNoViolations(page)
  const show = filters.getByRole('button', { name: /^Filters/ })
  if (await show.isVisible()) await show.click()
  const value = filters.getByRole('list', { name: 'What it pays' }).getByRole('listitem').first()
  const found = (await value.textContent())?.match(/\d+$/)?.[0] ?? ''
  await value.getByRole('checkbox').click()
  await expect(value.getByRole('checkbox')).toBeChecked()
  await expect(page).toHaveURL(/scholarshipType=fully-funded/)
  await expect(page.getByRole('article')).toHaveCount(Number(found))
  await filters.getByRole('button', { name: 'Reset All' }).click()
  await expect(page).toHaveURL('/scholarships')

  const search = page.getByRole('main').getByRole('search')
  await search.getByPlaceholder('Type here').fill('kestrel enginering')
  await search.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Kestrel Engineering Scholarship' }).click()
  await expect(page).toHaveURL('/scholarship-detail/kestrel-engineering-scholarship')
  await expect(page).toHaveTitle('Kestrel Engineering Scholarship · Meridian')
  for (const name of ['About this scholarship', 'Who can apply', 'Key facts']) await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Key facts' })).toContainText('15 February 2027')
  await expect(page.getByText(/^Source: Sample catalogue/)).toBeVisible()
  await expectNoViolations(page)
  await page.goBack()
  await expect(page).toHaveURL(/search=kestrel/)
})

test('all scholarships and those of one institute have pages, and an empty search says so', { tag: '@once' }, async ({ page }) => {
  await page.goto('/all-scholarships')
  await expect(page.getByRole('article')).toHaveCount(27)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/all-scholarships?page=2')
  await page.goto('/institute-scholarships?institute=university-of-manchester')
  await expect(page.getByRole('heading', { level: 1, name: 'Scholarships at University of Manchester' })).toBeVisible()
  await page.goto('/scholarships?search=xqzvwk')
  await expect(page.getByRole('heading', { name: 'No Record Found' })).toBeVisible()
})

test.describe('errors', () => {
  test.use({ expectedErrors: [/status of (404|410|422)/] })
  test('an unknown and a withdrawn scholarship, and an unknown filter, lead to all scholarships', { tag: '@once' }, async ({ page }) => {
    await page.goto('/scholarship-detail/no-such-thing')
    await expect(page.getByRole('heading', { level: 1, name: 'Scholarship not found' })).toBeVisible()
    await page.route('**/api/scholarship/ended', (route) => route.fulfill({ status: 410, json: { detail: 'gone', fields: [] } }))
    await page.goto('/scholarship-detail/ended')
    await expect(page.getByRole('heading', { level: 1, name: 'This scholarship is no longer offered' })).toBeVisible()
    await page.goto('/scholarships?country=atlantis')
    await page.getByRole('main').getByRole('link', { name: 'See all scholarships' }).click()
    await expect(page.getByRole('main').getByText('72 scholarships', { exact: true })).toBeVisible()
  })
})

test('a scholarship is shown in Urdu, and one without a translation in English', { tag: '@once' }, async ({ page }) => {
  const name = page.getByRole('heading', { level: 1 }).locator('bdi')
  await page.goto('/scholarship-detail/kestrel-engineering-scholarship?lang=ur')
  await expect(name).toHaveText('کیسٹرل انجینئرنگ اسکالرشپ')
  await expect(name).toHaveAttribute('lang', 'ur')
  await expect(page).toHaveTitle(/^کیسٹرل/)
  await expect(page.getByRole('main')).toContainText('پوری ٹیوشن فیس')
  await expect(page.getByText('You pay international fees.')).toHaveCount(0)
  await expectNoViolations(page)
  await page.goto(`/scholarships?search=${encodeURIComponent('کیسٹرل')}&lang=ur`)
  await page.getByRole('article').getByRole('link', { name: 'کیسٹرل انجینئرنگ اسکالرشپ' }).click()
  await expect(page).toHaveURL(/kestrel-engineering-scholarship/)
  await page.goto('/scholarship-detail/heron-computing-grant?lang=ur')
  await expect(name).toHaveText('Heron Computing Grant')
  await expect(name).toHaveAttribute('lang', 'en')
  await expectNoViolations(page)
})
