import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { findPageFaults, type PageDemands } from '../support/pageFaults.ts'
import { PageWatch } from '../support/pageWatch.ts'

// The test bypasses the Content-Security-Policy, which would otherwise block a request to another
// host before it is sent.
test.use({ viewport: { width: 320, height: 700 }, bypassCSP: true })

const DEMANDS = { language: 'en', hasBreadcrumbs: true, hasSearchBox: true, mayRefuse: false }

/**
 * Pages that are broken on purpose. The faults of a page do not hide each other. A fault consists of what the crawl
 * must report, and a function that makes the fault. The last test below checks the two other kinds of faults.
 */
const BROKEN_PAGES: readonly (readonly (readonly [report: RegExp, makeFault: () => void])[])[] = [
  [
    [/^has no title$/, () => (document.title = ' ')],
    [/^has no breadcrumbs$/, () => document.querySelector('nav li [aria-current=page]')?.remove()],
    [/^has no search box in the header$/, () => document.querySelector('header [role=search]')?.remove()],
    [/^wider than the window: the page is \d{3} px wide$/, () => document.querySelector('main')?.insertAdjacentHTML('beforeend', '<div style="inline-size: 700px; block-size: 9px"></div>')],
    [/^axe: .*image-alt/, () => document.querySelector('main')?.insertAdjacentHTML('beforeend', '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">')],
    [/^axe: .*color-contrast/, () => document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p style="color: #ccc; background: #fff">Pale</p>')],
    [/^shows an error: Gone$/, () => document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p role="alert">Gone</p>')],
    [/^is busy: late$/, () => document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p class="late" aria-busy="true">Wait</p>')],
    [/^has a link to #nowhere/, () => document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p><a href="#nowhere">Down</a></p>')],
    [/^console: broken/, () => console.error('broken')],
    [/^console: .*status of 404.*\/assets\/missing\.png$/, () => void fetch('/assets/missing.png')],
    [/^error: thrown$/, () => void setTimeout(() => { throw new Error('thrown') })],
    [/^request to another host: http:\/\/elsewhere\.test\//, () => void fetch('http://elsewhere.test/').catch(() => undefined)],
  ],
  [
    [/^has 0 headings/, () => document.querySelector('h1')?.remove()],
    [/^has no breadcrumbs$/, () => document.querySelector('nav li')?.remove()],
    [/^is in ar and rtl/, () => Object.assign(document.documentElement, { lang: 'ar', dir: 'rtl' })],
  ],
  [[/^has 2 headings of level 1: .* \| Second$/, () => (document.querySelector('h1')?.insertAdjacentHTML('afterend', '<h1>Second</h1>'))]],
  [[/^has 1 headings of level 1: $/, () => document.querySelector('h1')?.replaceChildren()]],
]

/** Opens a page with breadcrumbs and little text, whose checks are fast, and expects no fault. */
async function openSoundPage(page: Page, demands: PageDemands): Promise<PageWatch> {
  await page.goto('/payment-jazcash')
  const watch = new PageWatch(page, new URL(page.url()).hostname)
  expect(await findPageFaults(page, watch, demands)).toEqual([])
  return watch
}

for (const [index, faults] of BROKEN_PAGES.entries())
  test(`each fault of the broken page ${index + 1} is reported`, { tag: '@once' }, async ({ page }) => {
    await page.route('http://elsewhere.test/', (route) => route.fulfill({ body: '', headers: { 'access-control-allow-origin': '*' } }))
    const watch = await openSoundPage(page, DEMANDS)
    for (const [, makeFault] of faults) await page.evaluate(makeFault)
    const reports = await findPageFaults(page, watch, DEMANDS)
    for (const [expected] of faults) expect(reports.filter((each) => expected.test(each)), `${expected} in ${reports.join('\n')}`).not.toEqual([])
  })

test('a text that browsers scramble, and a request that does not end, are reported', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('meridian-language', 'ur'))
  const demands = { ...DEMANDS, language: 'ur' }
  const watch = await openSoundPage(page, demands)
  await page.evaluate(() => document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p><bdi>GBP 5,000 سالانہ</bdi></p>'))
  await page.route('**/assets/slow.json', () => undefined)
  await page.evaluate(() => void fetch('/assets/slow.json').catch(() => undefined))
  const faults = await findPageFaults(page, watch, demands)
  expect(faults.some((each) => each.startsWith('scrambled: GBP')), faults.join('\n')).toBe(true)
  expect(faults.some((each) => /^still loads after .*slow\.json$/.test(each)), faults.join('\n')).toBe(true)
})
