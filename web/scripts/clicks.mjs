// Clicks filters in the listing of a running site. For each click, prints one line of JSON with the time until the new cards
// are visible, and the time of the search request.
// Environment: FINDER_URL is the site. EACH is the number of clicked options in each filter box (default 8).
import { chromium } from '@playwright/test'
import { FLAGS, findTestBrowser } from '../e2e/support/browser.ts'
import { installClickTimer } from './clicks/clickTimer.mjs'

const SITE = process.env.FINDER_URL ?? 'http://127.0.0.1:8000'
const CLICKS_PER_BOX = Number(process.env.EACH ?? 8)
const SEARCH = '/api/search'
/** Selectors of the elements to click: options that have courses and are not selected yet. */
const TREE_ITEM = '[role=treeitem][aria-checked=false]:not([aria-disabled])'
const CHECKBOX = 'input[type=checkbox]:not(:checked):enabled'
const BAR = 'button[aria-pressed=false]:enabled'
const OPTIONS = {
  Location: TREE_ITEM,
  'Degree level': TREE_ITEM,
  Discipline: CHECKBOX,
  Specialization: CHECKBOX,
  Intake: CHECKBOX,
  'Institute type': CHECKBOX,
  Institute: CHECKBOX,
  Duration: BAR,
  'Fee per year': BAR,
}

const browser = await chromium.launch({ executablePath: findTestBrowser(), args: FLAGS })
try {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB', colorScheme: 'light' })
  const page = await context.newPage()
  await page.addInitScript(installClickTimer, SEARCH)
  for (const [box, option] of Object.entries(OPTIONS))
    for (let number = 0; number < CLICKS_PER_BOX; number++) {
      const click = await measureClick(page, box, option, number)
      if (click === undefined) break
      console.log(JSON.stringify(click))
    }
} finally {
  await browser.close()
}

/** Opens the listing, clicks one option of a box, and returns the times. Returns undefined if the box has too few options. */
async function measureClick(page, box, selector, number) {
  await page.goto(`${SITE}/course`)
  const group = page.getByRole('group', { name: box, exact: true })
  const toggle = page.getByRole('button', { name: box, exact: true })
  await toggle.waitFor()
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
  const target = group.locator(selector)
  await target.first().waitFor()
  await waitUntilIdle(page)
  if ((await target.count()) <= number) return undefined
  const option = target.nth(number)
  await option.scrollIntoViewIfNeeded()
  await waitUntilIdle(page)
  const before = await readFirstCardLink(page)
  await page.evaluate(() => globalThis.clickTimer.start())
  await option.click()
  const times = await page.evaluate(() => globalThis.clickTimer.readTimes())
  return { box, number, ...times, isNew: before !== (await readFirstCardLink(page)) }
}

function readFirstCardLink(page) {
  return page.getByRole('article').first().getByRole('link').last().getAttribute('href')
}

/** Waits until no request is running and the browser is idle. */
async function waitUntilIdle(page) {
  await page.waitForLoadState('networkidle')
  await page.locator('main[aria-busy=false]').waitFor()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}
