import type { Page } from '@playwright/test'
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

/** Replaces the ids of the searches by 1, 2 and so on, and takes the outcomes before they reach the site. */
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
