import { expect, test } from './test.ts'

/** Elements by address whose position must be the same before and after the code has loaded. */
const FIXED_ELEMENTS = [
  ['/', 'h1'],
  ['/', 'form input'],
  ['/course', '[role=status] ~ div h1'],
  ['/course', '[role=search] input'],
  ['/search?course=law', 'header a[href]'],
  ['/course-detail?course_id=1', 'header a[href]'],
] as const

test('what most visitors see first is there before its code, in its place, and cannot be pressed', async ({ browser, baseURL, page }) => {
  const without = await browser.newContext({ baseURL: baseURL ?? '', viewport: page.viewportSize(), colorScheme: 'light', locale: 'en-GB' })
  const still = await without.newPage()
  // Without code and style sheets: the page itself contains the styles of its first frame.
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

test.describe('without the code of the page', { tag: '@once' }, () => {
  test.use({ locale: 'ur-PK', expectedFaults: [/Failed to (?:load resource|fetch dynamically)/] })

  test('who reads Urdu is shown no English', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/course')
    await expect(page.locator('#root')).toBeEmpty()
  })
})
