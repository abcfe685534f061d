import type { Page, Route } from '@playwright/test'
import { addStyles } from '../support/addStyles.ts'
import { scrollToFooter } from '../support/footer.ts'
import { expect, test } from '../support/test.ts'

/** The highest layout shift that Lighthouse rates as good. */
const SHIFT_MAX = 0.1
/**
 * The limit for tests in which no element may move. A word may still change its width when its font
 * has loaded.
 */
const NO_SHIFT = 0.001

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node?: Node }[]
}

/** Collects the layout shifts of each page from its beginning, and the elements that moved. */
const observeShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: [number, string][] = []
    Object.assign(globalThis, { shifts })
    const describe = (node: Node | undefined) => (node instanceof Element ? `${node.tagName} ${node.className.toString()} ${node.textContent.slice(0, 30)}` : (node?.nodeName ?? 'removed'))
    const observer = new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as LayoutShift[]) if (!shift.hadRecentInput) shifts.push([shift.value, shift.sources.map(({ node }) => describe(node)).join(', ')])
    })
    observer.observe({ type: 'layout-shift', buffered: true })
  })

/**
 * Scrolls to the end faster than the sections of the page load, and then waits for them. The
 * browser paints each position, as for a visitor. Without this paint, a footer that scrolls into
 * the window would count as a layout shift.
 */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const paint = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    for (let step = 0; step < 20; step += 1) {
      await paint()
      window.scrollBy({ top: window.innerHeight, behavior: 'instant' })
    }
    await paint()
  })
  await page.waitForLoadState('networkidle')
}

/** The limit applies to the sum of all shifts, which is at least as strict as Lighthouse's limit. */
async function expectSmallShift(page: Page, label: string, max = SHIFT_MAX): Promise<void> {
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: [number, string][] }).shifts)
  const sum = shifts.reduce((total, [value]) => total + value, 0)
  expect(sum, `${label}: ${JSON.stringify(shifts)}`).toBeLessThan(max)
}

/** Delays a request by a time in ms. */
const holdFor = (ms: number) => async (route: Route) => {
  await new Promise((resolve) => setTimeout(resolve, ms))
  await route.continue()
}

test('parts that load later do not move what is already visible', { tag: '@once' }, async ({ page, api }) => {
  const [one, other] = (await api.search({})).results
  const country = (await api.countries()).toSorted((first, second) => second.course_count - first.course_count)[0]
  const addresses = [
    `/discipline-detail?discipline=${one?.discipline?.slug}`,
    `/discipline-detail?discipline=${one?.discipline?.slug}&institutes=${one?.institute_slug}`,
    `/compare-course?crs1=${one?.slug}&crs2=${other?.slug}`,
    `/country/${country?.slug}`,
    '/country/chad',
  ]
  expect((await api.countries()).find(({ slug }) => slug === 'chad')?.course_count ?? 0, 'Chad has no courses').toBe(0)
  await observeShifts(page)
  for (const width of [390, 1280])
    for (const address of addresses) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 800 })
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await scrollToEnd(page)
      await expectSmallShift(page, `${address} at ${width} px`)
    }
})

test('pages of content show each part only below complete parts', { tag: '@once' }, async ({ page, api, request }) => {
  const [pathway] = (await (await request.get('/api/pathway-group/')).json()) as { slug: string }[]
  const addresses = ['/discover-courses', '/course_new?terms=nursing,law', '/marketing-detail?id=1', '/scholarships', `/pathway-group-universities/${pathway?.slug}`]
  expect((await api.search({ course: 'law' })).count, 'The second part has courses').toBeGreaterThan(0)
  await observeShifts(page)
  // The browser uses a font that arrives within 100 ms after the first paint. On a busy machine, this
  // moves lines that wrap differently. A later font is not used.
  await page.route('**/*.woff2', holdFor(500))
  let delay = 0
  let step = 0
  await page.route('**/api/**', async (route) => {
    delay += step
    await new Promise((resolve) => setTimeout(resolve, delay))
    await route.continue()
  })
  // In the first row, the responses arrive in the order of the requests. In the other rows, they
  // arrive in the opposite order. `first` and `next` are delays in ms.
  for (const [width, first, next] of [
    [390, 0, 100],
    [390, 1500, -100],
    [1280, 1500, -100],
  ] as const)
    for (const address of addresses) {
      ;[delay, step] = [first, next]
      await page.setViewportSize({ width, height: width === 390 ? 844 : 940 })
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      await expect(page.locator('main [data-pending]')).toHaveCount(0)
      await expectSmallShift(page, `${address} at ${width} px`, NO_SHIFT)
    }
})

test('a font that arrives after the first paint does not move visible text', { tag: '@once' }, async ({ page }) => {
  await observeShifts(page)
  await page.route('**/*.woff2', holdFor(500))
  // The style sheets must not start a second wait for the font, which is in the cache by then.
  await page.route('**/assets/*.css', holdFor(1000))
  await page.setViewportSize({ width: 390, height: 844 })
  for (const address of ['/discover-courses', '/course_new?terms=nursing,law']) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('main [data-pending]')).toHaveCount(0)
    await expectSmallShift(page, address, NO_SHIFT)
  }
})

test('a footer that is in the window while a discipline loads is not pushed out', { tag: '@once' }, async ({ page, api }) => {
  const { results } = await api.search({})
  await observeShifts(page)
  await page.route('**/api/course/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto(`/discipline-detail?discipline=${results[0]?.discipline?.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Browsers without scroll anchoring, such as Safari, move the footer if a section above it grows.
  await addStyles(page, '* { overflow-anchor: none }')
  await scrollToEnd(page)
  await expectSmallShift(page, 'the discipline')
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

/**
 * The largest allowed change of the page's height after its first paint, in pixels. This is one
 * line of the hero, because the texts of another language may load after the first paint.
 */
const GROWTH_MAX_PX = 48

/** Widths between the breakpoints of the home page, in pixels. */
const HOME_WIDTHS = [390, 700, 900, 1100, 1280]

test('the footer of the home page stays where it is while the sections load', { tag: '@once' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', ...(baseURL === undefined ? {} : { baseURL }) })
  const page = await context.newPage()
  await observeShifts(page)
  // The sections load only after the height without them is measured, also on a busy machine.
  let release = () => {}
  let isReleased = Promise.resolve()
  const wait = async (route: Route) => {
    await Promise.all([isReleased, new Promise((resolve) => setTimeout(resolve, 500))])
    await route.continue()
  }
  await page.route('**/api/**', wait)
  await page.route(/\/assets\/(HomeSections|HomePictures|FooterContent).*\.js$/, wait)
  for (const language of ['en', 'ar'])
    for (const width of HOME_WIDTHS) {
      isReleased = new Promise((resolve) => (release = resolve))
      await page.setViewportSize({ width, height: 844 })
      await page.goto(`/?lang=${language}`, { waitUntil: 'commit' })
      await page.locator('main[tabindex] > [aria-busy]').waitFor({ state: 'attached' })
      // Browsers without scroll anchoring, such as Safari, move the footer if a section above it
      // grows.
      await addStyles(page, '* { overflow-anchor: none }')
      const before = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
      release()
      await scrollToEnd(page)
      await scrollToFooter(page)
      const after = await page.evaluate(() => document.documentElement.scrollHeight)
      const label = `${language} at ${width} px`
      expect(Math.abs(after - before), `${label}: ${before} px, then ${after} px`).toBeLessThanOrEqual(GROWTH_MAX_PX)
      await expectSmallShift(page, label)
    }
  await context.close()
})

test('the page of a country has room for its scholarships before they have loaded', async ({ page, api }) => {
  const country = (await api.countries()).toSorted((first, second) => second.course_count - first.course_count)[0]
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/scholarship/search/', async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto(`/country/${country?.slug}`)
  const section = page.getByRole('region', { name: 'Scholarships' })
  const readHeight = async () => (await section.boundingBox())?.height ?? 0
  await expect(section).toBeVisible()
  const before = await readHeight()
  release()
  await expect(section.getByRole('link').first()).toBeVisible()
  expect(Math.abs((await readHeight()) - before)).toBeLessThanOrEqual(GROWTH_MAX_PX)
})
