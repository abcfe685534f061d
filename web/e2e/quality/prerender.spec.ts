import type { Page } from '@playwright/test'
import { listPageTypes } from '../support/pageTypes.ts'
import { expect, test } from '../support/test.ts'

/**
 * Pairs of a URL and a CSS selector. The selected element must have the same position before and
 * after the code has loaded.
 */
const FIXED_ELEMENTS = [
  ['/', 'h1'],
  ['/', 'form input'],
  ['/course', '[role=status] ~ div h1'],
  ['/course', '[role=search] input'],
  ['/search?course=law', 'header a[href]:visible'],
  ['/course-detail?course_id=1', 'header a[href]:visible'],
  ['/terms-of-use', 'h1'],
  ['/contact-us', 'h1'],
  ['/scholarships', 'h1'],
  ['/all-countries', 'header a[href]:visible'],
] as const

/** The inputs that take text before the code has loaded, by id, and a text for each. */
const TYPED = { 'hero-course': 'nurs', 'hero-level': 'mas', 'hero-location': 'lon' }

test.describe('with the fallback font', () => {
  // A page uses the web font only if the font arrives in time. Two loads of a page could therefore
  // have different line breaks. The test blocks the web font, so that both loads use the fallback
  // font.
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('the first frame is visible before the code loads, at its final position', async ({ browser, baseURL, page }) => {
    const contextWithoutCode = await browser.newContext({ baseURL: baseURL ?? '', viewport: page.viewportSize(), colorScheme: 'light', locale: 'en-GB' })
    const prerenderedPage = await contextWithoutCode.newPage()
    // The test blocks code and style sheets. The HTML alone contains the styles of the first frame.
    await prerenderedPage.route(/\/assets\/.*\.(?:js|css|woff2)$/, (route) => route.abort())
    await page.route(/\/assets\/.*\.woff2$/, (route) => route.abort())
    for (const [address, selector] of FIXED_ELEMENTS) {
      await prerenderedPage.goto(address)
      await page.goto(address)
      const before = await prerenderedPage.locator('#root > [data-prerendered]').locator(selector).first().boundingBox()
      const after = await page.locator(selector).first().boundingBox()
      expect(before).not.toBeNull()
      expect([before?.x, before?.y]).toEqual([after?.x, after?.y])
    }
    await contextWithoutCode.close()
  })
})

/**
 * The texts of a page whose item (course, institute and so on) does not exist or is not named in
 * the URL.
 */
const MISSING = /not found|does not exist|nothing to compare|at least two|went wrong/i
/**
 * Addresses without a prerendered frame: pages that must request data before they can show
 * anything, and an unknown page.
 */
const WITHOUT_FRAME = /^\/(?:loading|no-such-page)\b|\/[^/]+\/[^/]+\/[^/]+\/[^/]+\/[^/]+\?/

test('every page type has a frame, which does not say that its item is missing', { tag: '@once' }, async ({ api, request }) => {
  for (const address of await listPageTypes(api, 'USD')) {
    const html = await (await request.get(address)).text()
    const frame = html.split('data-prerendered')[1]
    expect([address, frame !== undefined]).toEqual([address, !WITHOUT_FRAME.test(address)])
    expect(frame?.replaceAll(/<[^>]*>/g, ' ') ?? '', address).not.toMatch(MISSING)
  }
})

/** Delays the code of the pages that open next. Returns a function that lets the code load. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return release
}

test('before the code loads, each control works or looks unavailable, and the inputs of the search take text', async ({ page }) => {
  const release = await holdCode(page)
  for (const address of ['/course', '/course-detail?course_id=1', '/']) {
    void page.goto(address, { waitUntil: 'commit' }).catch(() => undefined)
    await page.waitForURL(`**${address}`)
    await expect(page.locator('[data-prerendered] header')).toBeVisible()
    const controls = page.locator('[data-prerendered]').locator('button, input, select, textarea, [role=button], [tabindex="0"]')
    const states = await controls.evaluateAll((elements) =>
      elements.map((element) => ({ id: element.id, isEnabled: element.matches(':enabled'), opacity: Number(getComputedStyle(element).opacity) })),
    )
    expect(states.length).toBeGreaterThan(3)
    for (const { id, isEnabled, opacity } of states) {
      const isEarly = id in TYPED
      expect([id, isEnabled, opacity]).toEqual([id, isEarly, isEarly ? 1 : 0.4])
    }
  }
  for (const [id, text] of Object.entries(TYPED)) {
    await page.locator(`#${id}`).click()
    await page.keyboard.type(text)
  }
  const input = page.locator('#hero-course')
  await input.click()
  release()
  await expect(page.locator('[data-prerendered]')).toHaveCount(0)
  for (const [id, text] of Object.entries(TYPED)) await expect(page.locator(`#${id}`)).toHaveValue(text)
  await expect(input).toBeFocused()
  await page.keyboard.type('ing')
  await expect(input).toHaveValue('nursing')
  await expect(page.getByRole('button', { name: /^Search/ }).first()).toBeEnabled()
})

test('a page stays where a visitor has scrolled it before the code loads', async ({ page }) => {
  const frame = page.locator('#root > [data-prerendered]')
  const readPosition = () => page.evaluate(() => scrollY)
  // After a reload, Chromium restores the scroll position repeatedly until it sees a real wheel or
  // touch event. `scrollTo` is not such an event.
  const scrollFrame = async (from: number, to: number) => {
    await frame.locator('header').waitFor()
    await expect.poll(readPosition).toBe(from)
    // The pointer must not be over the filters on the left, because they scroll separately.
    await page.mouse.move((page.viewportSize()?.width ?? 0) - 100, 300)
    await page.mouse.wheel(0, to - from)
    await expect.poll(readPosition).toBe(to)
  }
  const showPage = async (release: () => void, top: number) => {
    release()
    await frame.waitFor({ state: 'detached' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Waits for five frames, because ScrollRestoration could scroll the page shortly after React
    // has rendered it.
    for (let frames = 0; frames < 5; frames += 1) await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await readPosition()).toBe(top)
  }
  for (const address of ['/', '/course']) {
    let release = await holdCode(page)
    void page.goto(address, { waitUntil: 'commit' }).catch(() => undefined)
    await page.waitForURL(`**${address}`)
    await scrollFrame(0, 400)
    await showPage(release, 400)
    // The browser restores the position of a reloaded page. The visitor then scrolls on.
    release = await holdCode(page)
    void page.reload({ waitUntil: 'commit' }).catch(() => undefined)
    await frame.waitFor()
    await scrollFrame(400, 650)
    await showPage(release, 650)
  }
})

test.describe('without JavaScript files', { tag: '@once' }, () => {
  test.use({ locale: 'ur-PK', expectedErrors: [/Failed to (?:load resource|fetch dynamically)/] })

  test('Urdu visitors see no English text', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/course')
    await expect(page.locator('#root')).toBeEmpty()
  })
})
