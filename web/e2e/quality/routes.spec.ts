import type { Page } from '@playwright/test'
import { scrollToFooter } from '../support/footer.ts'
import { expect, test } from '../support/test.ts'

const INLINED = /<script type="application\/json" id="page-routes">(.*?)<\/script>/

/** Changes the list of slugs in the HTML of each page. */
async function changeSlugs(page: Page, change: (json: string) => string): Promise<void> {
  await page.route(
    (url) => !/^\/(api|assets|health)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue()
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(INLINED, (script, json: string) => script.replace(json, change(json))) })
    },
  )
}

test.describe('without a readable list of slugs', () => {
  test.use({ expectedErrors: [/503|cms\/routing/] })

  test('a skeleton of the full height is visible, and the page comes when the list arrives @once', async ({ page }) => {
    await changeSlugs(page, () => '{"course":')
    let requests = 0
    let state: 'failing' | 'empty' | 'slow' = 'failing'
    let release = () => {}
    const isReleased = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/cms/routing/', async (route) => {
      requests++
      if (state === 'failing') return route.fulfill({ status: 503, json: { detail: 'busy', fields: [] } })
      if (state === 'empty') return route.fulfill({ json: [] })
      await isReleased
      return route.continue()
    })
    await page.goto('/terms-of-use')
    const skeleton = page.getByRole('status', { name: 'Loading...' })
    await expect(skeleton).toBeVisible()
    expect((await skeleton.boundingBox())?.height).toBeGreaterThanOrEqual(page.viewportSize()?.height ?? 0)
    for (const next of ['failing', 'empty', 'slow'] as const) {
      state = next
      requests = 0
      await expect.poll(() => requests).toBeGreaterThan(0)
      await expect(skeleton).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    }
    release()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(skeleton).toHaveCount(0)
  })
})

test('links use the slugs of the server, a late page says Loading..., and the bar at the top ends by itself @once', async ({ page }) => {
  await changeSlugs(page, (json) => json.replace('"course":"course"', '"course":"programs"').replace('"terms-of-use"', '"rules"'))
  await page.goto('/course')
  const bar = page.locator('.start-bar')
  expect(await bar.evaluate((each) => each.getAnimations().map(({ effect }) => effect?.getTiming().duration))).toEqual([2_500])
  await page.goto('/')
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/LegalPage-*.js', async (route) => {
    await isReleased
    await route.continue()
  })
  await scrollToFooter(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
  release()
  await expect(page).toHaveURL('/rules')
  await page.goto('/compare-course')
  await expect(page.locator('main a[href="/programs"]').first()).toBeVisible()
})

test('with one slug for two page types one of them is shown, and a right list brings both back @once', async ({ page }) => {
  let isWrong = true
  await changeSlugs(page, (json) => (isWrong ? json.replace('"careers":"careers"', '"careers":"contact-us"') : json))
  const heading = page.getByRole('heading', { level: 1 })
  for (const address of ['/contact-us', '/terms-of-use']) {
    await page.goto(address)
    await expect(heading).not.toBeEmpty()
    await expect(heading).not.toHaveText('Page not found')
  }
  await page.goto('/')
  await expect(heading).not.toBeEmpty()
  isWrong = false
  await page.goto('/careers')
  await expect(heading).not.toHaveText('Contact us')
  await page.goto('/contact-us')
  await expect(heading).toHaveText('Contact us')
})
