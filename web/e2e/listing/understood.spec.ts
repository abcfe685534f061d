import { expect, test } from '../support/test.ts'

const TEXT = 'cheap mba in canada'
const CANADA = 'Place: Canada. Search for the words “canada” instead'

test('a sentence is understood; its parts can be removed, shared and brought back', async ({ page, listing, browser, baseURL }) => {
  await listing.open()
  await listing.search.fill(TEXT)
  await listing.search.press('Escape')
  await expect(page).toHaveURL(/\?course=cheap\+mba\+in\+canada$/)
  const chips = page.getByRole('list', { name: 'What the search understood' })
  await listing.waitUntilLoaded()
  await expect(chips.getByRole('listitem')).toHaveText(['Lowest fee first', 'Level: Master\'s Degree (“mba”)', 'Subject: Business Administration (“mba”)', 'Place: Canada'])
  await listing.waitUntilLoaded()
  const understood = await listing.heading.textContent()

  await page.getByRole('button', { name: CANADA }).click()
  await expect(page).toHaveURL(/\?course=cheap\+mba\+in\+canada&literal=canada$/)
  await expect(page.getByRole('button', { name: CANADA })).toBeHidden()
  const shared = page.url()

  await page.goBack()
  await expect(page.getByRole('button', { name: CANADA })).toBeVisible()
  await expect(listing.heading).toHaveText(understood ?? '')
  await page.goForward()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Understand all words again' })).toBeVisible()
  await expect(page.getByRole('button', { name: CANADA })).toBeHidden()

  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const visitor = await other.newPage()
  await visitor.goto(shared)
  await expect(visitor.getByRole('button', { name: 'Understand all words again' })).toBeVisible()
  await expect(visitor.getByRole('button', { name: CANADA })).toHaveCount(0)
  await other.close()

  await page.getByRole('button', { name: 'Understand all words again' }).click()
  await expect(page).toHaveURL(/\?course=cheap\+mba\+in\+canada$/)
  await expect(page.getByRole('button', { name: CANADA })).toBeVisible()
})

test('a widened search says what its courses may lack', async ({ page, listing }) => {
  await listing.open('?course=nursing+masters+in+canada+under+100+usd')
  await expect(page.getByRole('list', { name: 'What the search understood' })).toContainText('Fee up to USD $100 a year')
  await expect(page.getByText(/^No course meets all of this\. The courses below may lack .*the fee/)).toBeVisible()
  await expect(listing.cards.first()).toBeVisible()
})

test('a corrected text is named, and the words as typed can be searched', async ({ page, listing }) => {
  await listing.open('?course=nursin+in+canada')
  await expect(page.getByText('Showing results for “nursing in canada”.')).toBeVisible()
  await page.getByRole('button', { name: 'Search instead for “nursin in canada”' }).click()
  await expect(page).toHaveURL(/literal=nursin$/)
  await expect(page.getByText('Showing results for')).toBeHidden()
})

test('the chips are in Urdu too, from right to left', async ({ page, listing }) => {
  await page.addInitScript(() => localStorage.setItem('meridian-language', 'ur'))
  await listing.open(`?course=${encodeURIComponent('کینیڈا میں نرسنگ')}`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const chips = page.getByRole('list', { name: 'تلاش نے کیا سمجھا' })
  await expect(chips).toContainText('مضمون: Nursing')
  await expect(chips).toContainText('جگہ: Canada')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})
