import { expect, test } from '../support/test.ts'

/** Elements by address whose position must be the same before and after the code has loaded. */
const FIXED_ELEMENTS = [
  ['/', 'h1'],
  ['/', 'form input'],
  ['/course', '[role=status] ~ div h1'],
  ['/course', '[role=search] input'],
  ['/search?course=law', 'header a[href]'],
  ['/course-detail?course_id=1', 'header a[href]'],
] as const

test('the first frame is visible before the code loads, at its final position, and inert', async ({ browser, baseURL, page }) => {
  const without = await browser.newContext({ baseURL: baseURL ?? '', viewport: page.viewportSize(), colorScheme: 'light', locale: 'en-GB' })
  const still = await without.newPage()
  // Code and style sheets are blocked, because the HTML contains the styles of the first frame.
  await still.route(/\/assets\/.*\.(?:js|css)$/, (route) => route.abort())
  for (const [address, place] of FIXED_ELEMENTS) {
    await still.goto(address)
    await page.goto(address)
    const before = await still.locator('#root > [inert]').locator(place).first().boundingBox()
    const after = await page.locator(place).first().boundingBox()
    expect(before).not.toBeNull()
    expect([before?.x, before?.y]).toEqual([after?.x, after?.y])
  }
  await without.close()
})

test.describe('without JavaScript files', { tag: '@once' }, () => {
  test.use({ locale: 'ur-PK', expectedFaults: [/Failed to (?:load resource|fetch dynamically)/] })

  test('Urdu visitors see no English text', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/course')
    await expect(page.locator('#root')).toBeEmpty()
  })
})
