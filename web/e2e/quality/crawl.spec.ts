import type { Browser, Page } from '@playwright/test'
import { applyByRequest, registerByRequest, signInAsEditor } from '../support/account.ts'
import type { ApiClient } from '../support/apiClient.ts'
import { findPageFaults } from '../support/pageFaults.ts'
import { PageWatch } from '../support/pageWatch.ts'
import { readPartCounts } from '../support/routeTable.ts'
import { expect, test } from '../support/test.ts'

/**
 * The number of opened addresses of each shape (see `findShape`). `make crawl` opens 20 of each shape in both text
 * directions: signed out, signed in and as an editor. The normal test run opens one of each shape,
 * and alternates the text direction.
 */
const OPENED = Number(process.env.CRAWL_ADDRESSES ?? 1)
const IS_WHOLE = process.env.CRAWL_ADDRESSES !== undefined
/** The seed decides which addresses of a shape are opened. */
const SEED = Number(process.env.CRAWL_SEED ?? 1)
/**
 * The number of further links of each shape that the crawl only requests, without opening a page.
 */
const REQUESTED = IS_WHOLE ? 1000 : 20
const LANGUAGE = 'meridian-language'
const MINUTES = IS_WHOLE ? 120 : 15

/** Pages that redirect a signed-out visitor to the home page. */
const FOR_PERSONS = /^\/(edit-profile|shortlist|saved-searches|track-application|application-detail|upload-documents|all-visas|visa-detail)\b/
/**
 * Pages that need a key in the URL. Without the key, they redirect to the home page, show an error
 * or do not exist.
 */
const NEEDS_KEY = /^\/(application-detail|otp-screen|new-password|confirm-password|reset-password|loading|marketing-detail|course-detail|discipline-detail)$/
/**
 * Files that a browser saves instead of showing them. The server allows an editor only 20 of these
 * downloads per hour.
 */
const DOWNLOAD = /^\/admin\/csv\/[^?]*\.csv(\?|$)/
/**
 * Pages without breadcrumbs: the home page, the listing, the page that opens a short link, and the
 * pages of staff.
 */
const WITHOUT_BREADCRUMBS = /^\/(course|search|discipline|loading|admin|staff|analytics)?(\/|\?|$)/

// The crawl itself checks and reports errors with the address of the page, so the fixture must
// accept all errors.
test.use({ viewport: { width: 320, height: 700 }, expectedErrors: [/./] })
test.describe.configure({ timeout: MINUTES * 60_000, retries: 0 })

/**
 * Returns the path with `*` for each part after the first one. Addresses with the same result lead
 * to the same kind of page.
 */
const findShape = (address: string) =>
  new URL(address, 'http://localhost').pathname
    .split('/')
    .map((part, index) => (index < 2 ? part : '*'))
    .join('/')

/** Returns numbers from 0 to 1 that depend only on the seed (Mulberry32). */
function makeRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Reads the addresses of all links of the page that lead to this site, without fragments. */
const readLinks = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(({ origin, download }) => origin === location.origin && download === '').map(({ pathname, search }) => pathname + search))

/** Opens the menu of the header, whose links load then. Returns all links of the page, also those of the menu. */
async function readMenu(page: Page): Promise<string[]> {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Discover' }).click()
  await expect(page.getByRole('banner').locator('nav a').first()).toBeAttached()
  return await readLinks(page)
}

/** Lists addresses that work although no page links to an address of their shape. */
async function listUnlinked(api: ApiClient): Promise<string[]> {
  const courses = (await api.search({})).results.slice(0, OPENED)
  return courses.flatMap(({ slug, institute_slug, campus, country, discipline }) => [
    `/course-detail/${slug}`,
    `/university-Individual/${institute_slug}`,
    `/discover-courses/${discipline?.slug ?? ''}`,
    `/university-details/${institute_slug}/${country.slug}/${campus?.slug ?? ''}`,
  ])
}

interface Side {
  readonly page: Page
  readonly watch: PageWatch
  readonly languages: readonly string[]
}

/**
 * Visits links and routes in two browser pages, one for each text direction. Prints each fault when
 * it is found.
 */
class Crawl {
  readonly faults: string[] = []
  readonly opened = new Map<string, number>()
  readonly #requested = new Map<string, number>()
  readonly #linkedFrom = new Map<string, string>()
  readonly #waiting: string[] = []
  readonly #random = makeRandom(SEED)
  readonly #isSignedIn: boolean
  #visits = 0

  constructor(isSignedIn: boolean) {
    this.#isSignedIn = isSignedIn
  }

  add(links: readonly string[], source: string): void {
    for (const link of links)
      if (!this.#linkedFrom.has(link)) {
        this.#linkedFrom.set(link, source)
        this.#waiting.push(link)
      }
  }

  async run(sides: readonly Side[]): Promise<void> {
    while (this.#waiting.length > 0) {
      const [address = ''] = this.#waiting.splice(Math.floor(this.#random() * this.#waiting.length), 1)
      const shape = findShape(address)
      if (!DOWNLOAD.test(address) && this.#count(this.opened, shape, OPENED)) {
        if (++this.#visits % 50 === 0) this.#printTotals()
        const visited = IS_WHOLE ? sides : sides.slice(this.#visits % 2).slice(0, 1)
        await Promise.all(visited.map((side) => this.#open(address, side)))
      } else if (this.#count(this.#requested, shape, REQUESTED)) {
        const response = await sides[0]?.page.request.get(address)
        if (response?.ok() !== true && !NEEDS_KEY.test(address)) this.#report(address, `dead: ${response?.status()}`)
      }
    }
    this.#printTotals()
  }

  /** Prints the totals, which also show how far an interrupted crawl came. */
  #printTotals(): void {
    const total = (counts: Map<string, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0)
    process.stdout.write(`crawl: ${total(this.opened)} addresses of ${this.opened.size} shapes opened, ${total(this.#requested)} requested, seed ${SEED}\n`)
  }

  /** Counts a shape, and returns whether the limit allows it. */
  #count(counts: Map<string, number>, shape: string, limit: number): boolean {
    const count = counts.get(shape) ?? 0
    if (count >= limit) return false
    counts.set(shape, count + 1)
    return true
  }

  #report(address: string, fault: string, language?: string): void {
    const line = `${address}${language === undefined ? '' : ` (${language})`}: ${fault}, linked from ${this.#linkedFrom.get(address)}`
    this.faults.push(line)
    process.stdout.write(`crawl: ${line}\n`)
  }

  async #open(address: string, { page, watch, languages }: Side): Promise<void> {
    const language = languages[Math.floor(this.#visits / 2) % languages.length] ?? ''
    await page.emulateMedia({ colorScheme: Math.floor(this.#visits / 4) % 2 === 0 ? 'light' : 'dark' })
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [LANGUAGE, language] as const)
    const path = new URL(address, 'http://localhost').pathname
    try {
      const response = await page.goto(address)
      const mayRefuse = NEEDS_KEY.test(address)
      if (response?.ok() !== true) {
        watch.takeFaults()
        return mayRefuse ? undefined : this.#report(address, `dead: ${response?.status()}`)
      }
      const isStaffPage = /^\/(admin|staff|analytics)\b/.test(path)
      const demands = { language: isStaffPage ? 'en' : language, hasBreadcrumbs: !WITHOUT_BREADCRUMBS.test(path), hasSearchBox: !isStaffPage, mayRefuse }
      const leadsHome = mayRefuse || (FOR_PERSONS.test(path) && !this.#isSignedIn)
      if (leadsHome) await page.waitForURL((url) => url.pathname === '/', { timeout: 3000 }).catch(() => undefined)
      const isHome = new URL(page.url()).pathname === '/'
      if (isHome && path !== '/' && !leadsHome) this.#report(address, 'leads to the home page', language)
      const faults = await findPageFaults(page, watch, { ...demands, hasBreadcrumbs: demands.hasBreadcrumbs && !isHome })
      for (const fault of faults) this.#report(address, fault, language)
      this.add(await readLinks(page), address)
    } catch (error) {
      this.#report(address, `failed: ${String(error).slice(0, 300)}`, language)
    }
  }
}

/**
 * Crawls from the home page, the menu, the route table and further addresses. Fails if the crawl
 * finds a fault or opens no page of a route. Otherwise, returns the shapes of the opened addresses.
 */
async function crawl(browser: Browser, page: Page, api: ApiClient, isSignedIn: boolean, further: readonly string[] = []): Promise<string[]> {
  const menu = await readMenu(page)
  const host = new URL(page.url()).hostname
  const context = await browser.newContext({ storageState: await page.context().storageState() })
  const other = await context.newPage()
  await other.goto('/')
  const crawl = new Crawl(isSignedIn)
  const partCounts = readPartCounts()
  const routes = (await (await page.request.get('/api/cms/routing/')).json()) as { page_type: string; slug: string }[]
  crawl.add(['/'], 'the start')
  crawl.add(menu, 'the menu')
  crawl.add(routes.filter(({ page_type }) => partCounts[page_type]?.includes(0)).map(({ slug }) => `/${slug}`), 'the route table')
  crawl.add(['/visa-detail/australia', ...(await listUnlinked(api)), ...further], 'the start')
  await crawl.run([
    { page, watch: new PageWatch(page, host), languages: ['en'] },
    { page: other, watch: new PageWatch(other, host), languages: ['ur', 'ar'] },
  ])
  await context.close()
  const expected = routes.flatMap(({ page_type, slug }) => (partCounts[page_type] ?? []).map((count) => `/${slug}${'/*'.repeat(count)}`))
  expect(expected.filter((shape) => !crawl.opened.has(shape))).toEqual([])
  expect(crawl.faults).toEqual([])
  return [...crawl.opened.keys()]
}

test('every link and route leads to a sound page, in both directions of writing', { tag: '@once' }, async ({ browser, page, api }) => {
  const shapes = await crawl(browser, page, api, false)
  expect(shapes.length).toBeGreaterThan(50)
})

if (IS_WHOLE)
  test('every link and route leads to a sound page for a signed-in person', { tag: '@once' }, async ({ browser, page, api }) => {
    await registerByRequest(page)
    await applyByRequest(page, api)
    const shapes = await crawl(browser, page, api, true)
    expect(shapes).toContain('/track-application')
  })

if (IS_WHOLE)
  test('every link and route leads to a sound page for an editor, and so do the pages of editors', { tag: '@once' }, async ({ browser, page, api }) => {
    await signInAsEditor(page)
    const shapes = await crawl(browser, page, api, true, ['/admin'])
    expect(shapes).toEqual(expect.arrayContaining(['/admin', '/admin/*', '/admin/*/*/*']))
  })
