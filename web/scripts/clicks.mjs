// Filters clicked in the listing of a running site (FINDER_URL), as JSON, one line for each click: how long it took from
// the click to the first new card on the screen, and how long the API took for the very same search. EACH (8) options
// of each box are clicked.
import { chromium } from '@playwright/test'
import { FLAGS, testBrowser } from '../e2e/support/browser.ts'
import { watch } from './clicks/clickTimer.mjs'

const SITE = process.env.FINDER_URL ?? 'http://127.0.0.1:8000'
const EACH = Number(process.env.EACH ?? 8)
const SEARCH = '/api/search'
/** What is clicked in a box: options with courses, which are not chosen yet. */
const BRANCH = '[role=treeitem][aria-checked=false]:not([aria-disabled])'
const BOX = 'input[type=checkbox]:not(:checked):enabled'
const BAR = 'button[aria-pressed=false]:enabled'
const OPTIONS = {
  Location: BRANCH,
  'Degree level': BRANCH,
  Discipline: BOX,
  Specialization: BOX,
  Intake: BOX,
  'Institute type': BOX,
  Institute: BOX,
  Duration: BAR,
  'Fee per year': BAR,
}

const browser = await chromium.launch({ executablePath: testBrowser(), args: FLAGS })
try {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB', colorScheme: 'light' })
  const page = await context.newPage()
  await page.addInitScript(watch, SEARCH)
  for (const [box, option] of Object.entries(OPTIONS))
    for (let number = 0; number < EACH; number++) {
      const click = await clicked(page, box, option, number)
      if (click === undefined) break
      console.log(JSON.stringify(click))
    }
} finally {
  await browser.close()
}

/** The listing as it is first seen, an option of a box, and what came of its click; undefined where the box has no more. */
async function clicked(page, box, option, number) {
  await page.goto(`${SITE}/course`)
  const group = page.getByRole('group', { name: box, exact: true })
  const toggle = page.getByRole('button', { name: box, exact: true })
  await toggle.waitFor()
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
  const target = group.locator(option)
  await target.first().waitFor()
  await atRest(page)
  if ((await target.count()) <= number) return undefined
  const chosen = target.nth(number)
  await chosen.scrollIntoViewIfNeeded()
  await atRest(page)
  const before = await firstCard(page)
  await page.evaluate(() => globalThis.watched.arm())
  await chosen.click()
  const times = await page.evaluate(() => globalThis.watched.done())
  return { box, number, ...times, isNew: before !== (await firstCard(page)) }
}

function firstCard(page) {
  return page.getByRole('article').first().getByRole('link').last().getAttribute('href')
}

/** Nothing is asked for any more, and nothing waits for its turn. */
async function atRest(page) {
  await page.waitForLoadState('networkidle')
  await page.locator('main[aria-busy=false]').waitFor()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}
