import type { Page, Response } from '@playwright/test'
import { LONG_NUMBER, PHONE, registerByRequest, UNCOMMON_NAME } from '../support/account.ts'
import { expect, test } from '../support/test.ts'

interface Outcome {
  readonly search: string
  readonly outcome: string
  readonly course?: number
  readonly position?: number
  readonly dwell?: string
  readonly next?: string
  readonly is_reformulated?: boolean
  readonly language?: string
}

/**
 * Switches the search log on in the listing, and replaces the ids of the searches by 1, 2 and so on.
 * Intercepts the reported outcomes before they reach the server. Returns a list that collects them.
 */
async function addSearchIds(page: Page): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  let searches = 0
  await page.route('**/api/search', async (route) => {
    const response = await route.fetch()
    const hasResults = (route.request().postDataJSON() as { results?: boolean }).results !== false
    const headers = { ...response.headers(), ...(hasResults ? { 'server-timing': `search;desc="${String(++searches)}";dur=1` } : {}) }
    await route.fulfill({ response, headers })
  })
  await page.route('**/course', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('<html', '<html data-search-log=""') })
  })
  await page.route('**/api/search-log/outcomes', async (route) => {
    outcomes.push(...(route.request().postDataJSON() as { outcomes: Outcome[] }).outcomes)
    await route.fulfill({ status: 204 })
  })
  return outcomes
}

test('what a visitor does with results is logged with the id of the search @once', async ({ page, listing }) => {
  const outcomes = await addSearchIds(page)
  await listing.open()
  await page.mouse.move(300, 300)
  await expect.poll(() => outcomes, { timeout: 15_000 }).toEqual([{ search: '1', outcome: 'settled', language: 'en' }])

  await listing.search.fill('nursing')
  await listing.search.press('Enter')
  await expect.poll(() => outcomes.map(({ outcome }) => outcome), { timeout: 15_000 }).toContain('next_search')
  const next = outcomes.find(({ outcome }) => outcome === 'next_search')
  expect(next).toMatchObject({ search: '1', is_reformulated: false })
  const search = next?.next ?? ''
  expect(outcomes).toContainEqual({ search, outcome: 'settled', language: 'en' })

  const third = listing.cards.nth(2)
  await third.getByRole('link', { name: /^Discover/ }).click()
  await expect(page).toHaveURL(/course-detail/)
  const course = Number(new URL(page.url()).searchParams.get('course_id'))
  await page.goBack()
  await expect.poll(() => outcomes.map(({ outcome }) => outcome), { timeout: 15_000 }).toContain('detail')
  expect(outcomes).toContainEqual({ search, outcome: 'click', course, position: 3 })
  expect(outcomes).toContainEqual({ search, outcome: 'detail', course, dwell: 'short' })
})

test('each action on a course refers to the search that has shown it @once', async ({ page, listing }) => {
  await registerByRequest(page)
  const outcomes = await addSearchIds(page)
  await listing.open()
  await page.mouse.move(300, 300)
  await expect.poll(() => outcomes, { timeout: 15_000 }).toEqual([{ search: '1', outcome: 'settled', language: 'en' }])
  const links = await listing.cards.getByRole('link', { name: /^Discover/ }).all()
  const courses = await Promise.all(links.map(async (link) => Number(new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('course_id'))))
  const press = (card: number, name: RegExp) => listing.cards.nth(card).getByRole('button', { name }).click()

  await press(0, /^Compare/)
  await press(1, /^Add to favourites/)
  await press(2, /^Share/)
  await page.getByRole('dialog', { name: 'Share' }).press('Escape')
  await press(3, /^Suggest an edit/)
  const review = page.getByRole('dialog', { name: 'Suggest an Edit or Post Review' })
  await review.getByRole('radio', { name: 'Call' }).check()
  await review.getByRole('textbox', { name: 'Comment' }).fill('The fee is out of date.')
  await review.getByRole('button', { name: 'Add Review' }).click()
  await expect(review.getByText('Submitted Successfully')).toBeVisible()
  await page.keyboard.press('Escape')
  await press(4, /^Apply/)
  const form = page.getByRole('dialog', { name: 'Request Information' })
  for (const key of ['nationality', 'residence', 'preferredCountry']) await form.locator(`input[name="${key}"]`).fill('Pakistan')
  await form.locator('textarea[name="message"]').fill('When does the course start?')
  await form.locator('input[name="terms"]').check()
  await form.getByRole('button', { name: /^Apply/ }).click()
  await expect(form).toBeHidden()

  const kinds = ['compare', 'favourite', 'share', 'enquiry', 'apply'] as const
  await expect.poll(() => outcomes.length, { timeout: 15_000 }).toBe(1 + kinds.length)
  for (const [card, outcome] of kinds.entries()) expect(outcomes).toContainEqual({ search: '1', outcome, course: courses[card] })
})

/**
 * After the browser tests, a scan looks for the values that this test types. It searches the logged
 * entries, the exports, the metrics and all other data.
 */
test('a signed-in person can type their own name, address and numbers into the search @once', async ({ page, listing }) => {
  const email = await registerByRequest(page, UNCOMMON_NAME)
  await listing.open()
  await page.mouse.move(300, 300)
  const settled: string[] = []
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/api/search-log/outcomes')) settled.push(request.postData() ?? '')
  })
  await listing.search.fill(`nursing ${UNCOMMON_NAME.toLowerCase()} ${email} ${PHONE} card ${LONG_NUMBER}`)
  const [response] = await Promise.all([page.waitForResponse(isSearchOf(LONG_NUMBER)), listing.search.press('Enter')])
  const search = /search;desc="?([\w-]+)/.exec(response.headers()['server-timing'] ?? '')?.[1] ?? 'not logged'
  await expect.poll(() => settled.join(), { timeout: 15_000 }).toContain(search)
})

const isSearchOf = (text: string) => (response: Response) => response.url().endsWith('/api/search') && (response.request().postData() ?? '').includes(text)

test('a visitor can refuse the search log on the privacy page @once', async ({ page }) => {
  const state = { is_logged: true, can_choose: true }
  await page.route('**/api/search-log/choice', async (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: state })
    state.is_logged = (route.request().postDataJSON() as { is_logged: boolean }).is_logged
    return route.fulfill({ status: 204 })
  })
  await page.goto('/privacy-policy')
  await page.getByRole('button', { name: 'Do not store my searches' }).click()
  await expect(page.getByText('Searches in this browser are not stored.')).toBeVisible()
  await page.getByRole('button', { name: 'Store my searches again' }).click()
  await expect(page.getByText('Searches in this browser are stored without your name.')).toBeVisible()
})
