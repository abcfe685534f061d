import type { BrowserContext, Page } from '@playwright/test'
import { registerByRequest } from '../support/account.ts'
import { ACCOUNT_PAGES, listPageTypes } from '../support/pageTypes.ts'
import { expect, test } from '../support/test.ts'

const GONE = 'You are offline. This page continues when you are back online.'

// React error 520 reports that React rendered a page again after an error. The patterns are one
// regular expression, because Playwright reads an array whose second element is an object as a value
// with options.
test.use({ expectedErrors: [/Failed to load resource|Failed to fetch|dynamically imported module|Unable to preload CSS|React error #520/] })

/** Opens a page, ends the connection and restores it. */
async function expectConnectionNotice(page: Page, context: BrowserContext, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText(GONE), address).toBeVisible()
  await expect(page.getByText(/our fault/), address).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByText(GONE), address).toHaveCount(0)
  await expect(page.getByText(/our fault|We cannot connect/), address).toHaveCount(0)
}

test('every page says that the connection is gone, and continues when it is back', { tag: '@once' }, async ({ page, context, api }) => {
  for (const address of await listPageTypes(api, 'GBP')) await expectConnectionNotice(page, context, address)
  await registerByRequest(page)
  for (const address of ACCOUNT_PAGES) {
    await expectConnectionNotice(page, context, address)
    expect(new URL(page.url()).pathname).toBe(address)
  }
})

test('a search without a connection says so, and its results come by themselves', async ({ page, listing, context, api }) => {
  await listing.open()
  await context.setOffline(true)
  await listing.search.fill('law')
  await listing.search.press('Enter')
  await expect(page.getByRole('heading', { name: 'We cannot connect to Meridian' })).toBeVisible()
  await expect(page.getByText(/our fault/)).toHaveCount(0)
  await context.setOffline(false)
  await expect(listing.heading).toHaveText(await api.heading({ course: 'law' }))
  await expect(listing.cards.first()).toBeVisible()
})

test('a page whose code did not load says so, and comes by itself', { tag: '@once' }, async ({ page, listing, context }) => {
  await listing.open()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Meridian home' }).click()
  await expect(page.getByRole('heading', { name: 'We cannot connect to Meridian' })).toBeVisible()
  await expect(page.getByText(/our fault/)).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Study abroad, compared honestly')
})

test('a page whose code is missing after a release is loaded again once, then offers a button', { tag: '@once' }, async ({ page, listing }) => {
  await listing.open()
  const file = /\/assets\/HomePage-.*\.js$/
  let loads = 0
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())))
  await page.route(file, (route) => route.fulfill({ status: 404 }))
  await page.getByRole('link', { name: 'Meridian home' }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong on this page' })).toBeVisible()
  expect(loads).toBe(1)
  await page.unroute(file)
  await page.getByRole('button', { name: 'Reload page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Study abroad, compared honestly')
})

test('a server that does not respond for a while is noticed without an event of the browser', { tag: '@once' }, async ({ page, listing }) => {
  await listing.open()
  const fail = (route: { abort: () => Promise<void> }) => route.abort()
  await page.route('**/api/**', fail)
  await page.route('**/health/**', fail)
  await listing.search.fill('law')
  await listing.search.press('Enter')
  await expect(page.getByText(GONE)).toBeVisible()
  await page.unrouteAll()
  await expect(listing.cards.first()).toBeVisible()
  await expect(page.getByText(GONE)).toHaveCount(0)
})
