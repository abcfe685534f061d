import { stripVTControlCharacters } from 'node:util'
import type { Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { MAP_FLAGS, findTestBrowser } from '../support/browser.ts'
import { registerByRequest, signInAsEditor } from '../support/account.ts'
import { findScrambledTexts, findWiderThanScreen } from '../support/layoutChecks.ts'
import { expect, test } from '../support/test.ts'

/**
 * How many addresses of each shape are opened. `make crawl` opens 20 of each in each language, signed out, signed in and as
 * an editor. The suite opens one of each, and changes the language from one to the next.
 */
const OPENED = Number(process.env.CRAWL_ADDRESSES ?? 1)
const IS_WHOLE = process.env.CRAWL_ADDRESSES !== undefined
/** How many further links of each shape are only requested. */
const REQUESTED = 20
/** Pages that answer a visitor without an account, or without a key in the address, with another page or a message. */
const LEAD_ELSEWHERE = /^\/(edit-profile|shortlist|saved-searches|track-application|application-detail|upload-documents|all-visas|visa-detail|otp-screen|new-password|confirm-password|reset-password|loading)\b/
const LANGUAGE = 'meridian-language'
const LANGUAGES = ['en', 'ur', 'ar'] as const
const MINUTES = IS_WHOLE ? 120 : 15

test.describe.configure({ timeout: MINUTES * 60_000 })

test.use({ viewport: { width: 320, height: 700 }, launchOptions: { executablePath: findTestBrowser(), args: MAP_FLAGS }, expectedErrors: [/status of 40[14]/] })

/** The path with `*` for each part after the first. Addresses of the same shape lead to the same kind of page. */
const findShape = (address: string) =>
  new URL(address, 'http://localhost').pathname
    .split('/')
    .map((part, index) => (index < 2 ? part : '*'))
    .join('/')

/** The addresses of all links of the page that lead to this site, without fragments. */
const readLinks = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(({ origin, download }) => origin === location.origin && download === '').map(({ pathname, search }) => pathname + search))

/** The address of each page of the route table that needs no further part. */
async function readRoutes(page: Page): Promise<string[]> {
  const response = await page.request.get('/api/cms/routing/')
  const routes = (await response.json()) as { page_type: string; slug: string }[]
  const pages: string[] = []
  for (const { slug } of routes) if ((await page.request.get(`/${slug}`)).ok()) pages.push(`/${slug}`)
  return pages
}

async function expectSoundPage(page: Page, address: string): Promise<void> {
  const headings = page.getByRole('heading', { level: 1 })
  await expect(headings, address).toHaveCount(1)
  await expect(headings, address).not.toBeEmpty()
  await page.waitForLoadState('networkidle')
  expect(await page.title(), address).not.toBe('')
  if (page.url() !== new URL('/', page.url()).href && !address.startsWith('/admin') && !LEAD_ELSEWHERE.test(address)) await expect(page.locator('nav li [aria-current=page], form[role=search]').first(), address).toBeVisible()
  expect(await findWiderThanScreen(page), address).toEqual([])
  expect(await findScrambledTexts(page), address).toEqual([])
  await test.step(address, () => expectNoViolations(page))
}

/** The beginning of an error's message, in one line, without terminal colours. */
const summarise = (error: unknown) => stripVTControlCharacters(String(error)).replaceAll(/\s+/g, ' ').slice(0, 600)

/**
 * Opens addresses of each shape, beginning at the home page and the route table, and requests further ones. Continues after a
 * fault, and prints each fault at once, so that an interrupted crawl shows the faults that it has found.
 */
async function crawl(page: Page, further: readonly string[] = []): Promise<string[]> {
  const waiting = ['/', ...(await readRoutes(page)), ...further]
  const seen = new Set(waiting)
  const opened = new Map<string, number>()
  const requested = new Map<string, number>()
  const faults: string[] = []
  const linkedFrom = new Map<string, string>()
  const report = (fault: string) => {
    faults.push(fault)
    process.stdout.write(`crawl: ${fault}\n`)
  }
  const reportDead = (address: string, status?: number) => report(`${address}: ${status}, linked from ${linkedFrom.get(address) ?? 'the route table'}`)
  for (const address of waiting) {
    const shape = findShape(address)
    const count = opened.get(shape) ?? 0
    if (count < OPENED) {
      opened.set(shape, count + 1)
      for (const language of IS_WHOLE ? LANGUAGES : LANGUAGES.slice(opened.size % LANGUAGES.length).slice(0, 1)) {
        await page.evaluate(([key, value]) => localStorage.setItem(key, value), [LANGUAGE, language] as const).catch(() => undefined)
        const response = await page.goto(address)
        if (response?.ok() !== true) reportDead(address, response?.status())
        else await expectSoundPage(page, `${address} (${language})`).catch((error: unknown) => report(summarise(error)))
      }
      const links = (await readLinks(page)).filter((link) => !seen.has(link))
      for (const link of new Set(links)) {
        seen.add(link)
        linkedFrom.set(link, address)
        waiting.push(link)
      }
    } else if ((requested.get(shape) ?? 0) < REQUESTED) {
      requested.set(shape, (requested.get(shape) ?? 0) + 1)
      const response = await page.request.get(address)
      if (!response.ok()) reportDead(address, response.status())
    }
  }
  expect(faults).toEqual([])
  return [...opened.keys()]
}

test('every link and route leads to a sound page, in both directions of writing', { tag: '@once' }, async ({ page }) => {
  await page.goto('/')
  const shapes = await crawl(page)
  expect(shapes.length).toBeGreaterThan(15)
})

if (IS_WHOLE)
  test('every link and route leads to a sound page for a signed-in person', { tag: '@once' }, async ({ page }) => {
    await registerByRequest(page)
    await page.goto('/')
    await crawl(page)
  })

if (IS_WHOLE)
  test('every link and route leads to a sound page for an editor, and so do the pages of editors', { tag: '@once' }, async ({ page }) => {
    await signInAsEditor(page)
    const shapes = await crawl(page, ['/admin'])
    expect(shapes.filter((shape) => shape.startsWith('/admin')).length).toBeGreaterThan(3)
  })
