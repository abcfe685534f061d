import { expect, test } from '../support/test.ts'

/** Pairs of a URL and an element. The element must have the same position before and after the code has loaded. */
const FIXED_ELEMENTS = [
  ['/', 'h1'],
  ['/', 'form input'],
  ['/course', '[role=status] ~ div h1'],
  ['/course', '[role=search] input'],
  ['/search?course=law', 'header a[href]'],
  ['/course-detail?course_id=1', 'header a[href]'],
] as const

test.describe('with the fallback font', () => {
  // A page uses the web font only if the font arrives in time, so two loads of a page can differ in a line break.
  // Both loads therefore use the fallback font.
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('the first frame is visible before the code loads, at its final position, and inert', async ({ browser, baseURL, page }) => {
    const contextWithoutCode = await browser.newContext({ baseURL: baseURL ?? '', viewport: page.viewportSize(), colorScheme: 'light', locale: 'en-GB' })
    const prerenderedPage = await contextWithoutCode.newPage()
    // Code and style sheets are blocked, because the HTML contains the styles of the first frame.
    await prerenderedPage.route(/\/assets\/.*\.(?:js|css|woff2)$/, (route) => route.abort())
    await page.route(/\/assets\/.*\.woff2$/, (route) => route.abort())
    for (const [address, selector] of FIXED_ELEMENTS) {
      await prerenderedPage.goto(address)
      await page.goto(address)
      const before = await prerenderedPage.locator('#root > [inert]').locator(selector).first().boundingBox()
      const after = await page.locator(selector).first().boundingBox()
      expect(before).not.toBeNull()
      expect([before?.x, before?.y]).toEqual([after?.x, after?.y])
    }
    await contextWithoutCode.close()
  })
})

test.describe('without JavaScript files', { tag: '@once' }, () => {
  test.use({ locale: 'ur-PK', expectedErrors: [/Failed to (?:load resource|fetch dynamically)/] })

  test('Urdu visitors see no English text', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/course')
    await expect(page.locator('#root')).toBeEmpty()
  })
})
