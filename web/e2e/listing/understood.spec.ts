import { expect, test } from '../support/test.ts'

const TEXT = 'cheap mba in canada'
const CANADA = 'Place: Canada. Search for the words “canada” instead'

test('a sentence is understood; its parts can be removed, shared and brought back', async ({ page, listing, browser, baseURL }) => {
  await listing.open()
  await listing.search.fill(TEXT)
  await listing.search.press('Escape')
  await expect(page).toHaveURL(/\?course=cheap\+mba\+in\+canada$/)
  const chips = page.getByRole('list', { name: 'How we understood your search' })
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
  await expect(page.getByRole('button', { name: 'Undo all changes' })).toBeVisible()
  await expect(page.getByRole('button', { name: CANADA })).toBeHidden()

  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const visitor = await other.newPage()
  await visitor.goto(shared)
  await expect(visitor.getByRole('button', { name: 'Undo all changes' })).toBeVisible()
  await expect(visitor.getByRole('button', { name: CANADA })).toHaveCount(0)
  await other.close()

  await page.getByRole('button', { name: 'Undo all changes' }).click()
  await expect(page).toHaveURL(/\?course=cheap\+mba\+in\+canada$/)
  await expect(page.getByRole('button', { name: CANADA })).toBeVisible()
})

test('a widened search says what its courses may lack', { tag: '@once' }, async ({ page, listing }) => {
  await listing.open('?course=nursing+masters+in+canada+under+100+usd')
  await expect(page.getByRole('list', { name: 'How we understood your search' })).toContainText('Fee up to USD $100 per year')
  await expect(page.getByText(/^No course meets all of this\. The courses below may lack .*the fee/)).toBeVisible()
  await expect(listing.cards.first()).toBeVisible()
})

test('a line separates courses that meet everything from courses that lack a part', { tag: '@once' }, async ({ page, listing }) => {
  // The sample has two law courses in cities called Cambridge.
  await listing.open('?course=law+in+cambridge')
  await expect(page.getByText(/^2 courses meet all of this\. The others may lack .*the place/)).toBeVisible()
  const line = page.getByRole('listitem').filter({ hasText: /^The courses below may lack .*the place.*\.$/ })
  await expect(line).toHaveCount(1)
  const before = line.locator('xpath=preceding-sibling::li')
  await expect(before).toHaveCount(2)
  for (const card of await before.all()) await expect(card).toContainText('Cambridge')
  await expect(line.locator('xpath=following-sibling::li[1]')).not.toContainText('Cambridge')
  await listing.open('?course=nursing+in+canada')
  await expect(listing.cards.first()).toBeVisible()
  await expect(page.getByText(/^The courses below may lack/)).toHaveCount(0)
})

test('a corrected text is named, and the words as typed can be searched', { tag: '@once' }, async ({ page, listing }) => {
  await listing.open('?course=nursin+in+canada')
  await expect(page.getByText('Showing results for “nursing in canada”.')).toBeVisible()
  await page.getByRole('button', { name: 'Search instead for “nursin in canada”' }).click()
  await expect(page).toHaveURL(/literal=nursin$/)
  await expect(page.getByText('Showing results for')).toBeHidden()
})

test('typed words replace a correction, and only they are searched', { tag: '@once' }, async ({ page, listing }) => {
  await listing.open('?course=nursin+in+canada&literal=nursin')
  await expect(page.getByText('No course meets all of this. The courses below may lack the words “nursin”.')).toBeVisible()
  await expect(page.getByText('Showing results for')).toHaveCount(0)
})

test('a word that only similar words match is named', { tag: '@once' }, async ({ page, listing }) => {
  await listing.open('?course=Claytan')
  await expect(page.getByText('No course has “Claytan”. The courses below have a similar word.')).toBeVisible()
  await expect(listing.cards.first()).toContainText('Clayton')
})

test('a card says on request in which words and filters it matches', async ({ page, listing }) => {
  const requests: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/search')) requests.push(request.postDataJSON())
  })
  await listing.open('?course=nursing+in+sydney+starting+in+february')
  const card = listing.cards.first()
  const why = card.getByRole('button', { name: /^Why this result\?/ })
  await expect(why).toHaveAttribute('aria-expanded', 'false')
  expect(JSON.stringify(requests)).not.toContain('explain')
  await why.click()
  await expect(card.getByRole('status')).toHaveText('Nursing in the name · Sydney · starts in February')
  await expect(card.locator('mark')).toHaveText(['Nursing', 'Sydney', 'February'])
  await why.click()
  await expect(card.getByRole('status')).toHaveCount(0)
  await listing.cards.last().getByRole('button', { name: /^Why this result\?/ }).click()
  await expect(listing.cards.last().getByRole('status')).toHaveText('Sydney · starts in February · lacks the exact subject')
  await listing.open('?country=canada')
  await expect(listing.cards.first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Why this result/ })).toHaveCount(0)
})

test('the reasons are in Urdu too', { tag: '@once' }, async ({ page, listing }) => {
  await page.addInitScript(() => localStorage.setItem('meridian-language', 'ur'))
  await listing.open('?course=nursing+in+sydney+starting+in+february')
  await listing.cards.first().getByRole('button', { name: /^یہ نتیجہ کیوں؟/ }).click()
  await expect(listing.cards.first().getByRole('status')).toContainText('نام میں')
  await expect(listing.cards.first().locator('mark')).toHaveText(['Nursing', 'Sydney', 'فروری'])
})

test('the chips are in Urdu too, from right to left', async ({ page, listing }) => {
  await page.addInitScript(() => localStorage.setItem('meridian-language', 'ur'))
  await listing.open(`?course=${encodeURIComponent('کینیڈا میں نرسنگ')}`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const chips = page.getByRole('list', { name: 'ہم نے آپ کی تلاش کو کیسے سمجھا' })
  await expect(chips).toContainText(/مضمون: \u2068*(Nursing|نرسنگ)/)
  await expect(chips).toContainText(/جگہ: \u2068*کینیڈا/)
  const understood = await listing.heading.textContent()
  const place = chips.getByRole('button', { name: /جگہ: \u2068*کینیڈا/ })
  await place.click()
  await expect(page).toHaveURL(/&literal=/)
  await expect(place).toHaveCount(0)
  await page.reload()
  await expect(chips).toContainText(/مضمون: \u2068*(Nursing|نرسنگ)/)
  await expect(place).toHaveCount(0)
  await page.goBack()
  await expect(place).toBeVisible()
  await expect(listing.heading).toHaveText(understood ?? '')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
})

test('a sentence typed in Urdu is understood, and its address shares it', { tag: '@once' }, async ({ page, listing, browser, baseURL }) => {
  const useUrdu = () => localStorage.setItem('meridian-language', 'ur')
  const subject = /مضمون: \u2068*(Nursing|نرسنگ)/
  const place = /جگہ: \u2068*کینیڈا/
  await page.addInitScript(useUrdu)
  await listing.open()
  const { search } = listing
  await search.fill('کینیڈا میں نرسنگ')
  await search.press('Escape')
  await expect(page).toHaveURL((url) => url.searchParams.get('course') === 'کینیڈا میں نرسنگ')
  const chips = page.getByRole('list', { name: 'ہم نے آپ کی تلاش کو کیسے سمجھا' })
  await expect(chips).toContainText(subject)
  await expect(chips).toContainText(place)
  await chips.getByRole('button', { name: place }).click()
  await expect(page).toHaveURL(/&literal=/)

  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const visitor = await other.newPage()
  await visitor.addInitScript(useUrdu)
  await visitor.goto(page.url())
  const shared = visitor.getByRole('list', { name: 'ہم نے آپ کی تلاش کو کیسے سمجھا' })
  await expect(shared).toContainText(subject)
  await expect(shared.getByRole('button', { name: place })).toHaveCount(0)
  await other.close()
})
