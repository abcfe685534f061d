import type { Page } from '@playwright/test'
import { applyByRequest, registerByRequest } from '../support/account.ts'
import { ACCOUNT_PAGES, listPageTypes } from '../support/pageTypes.ts'
import { findScrambledTexts, findWiderThanScreen } from '../support/layoutChecks.ts'
import { expect, test } from '../support/test.ts'

/**
 * The requests for an invalid short link and an unknown page are rejected, and the browser logs
 * these errors.
 */
const REFUSED = /404|422/

/**
 * Expects that no element reaches beyond the window, and that no text with two directions is in the
 * wrong order.
 */
async function expectSoundLayout(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await findWiderThanScreen(page), address).toEqual([])
  expect(await findScrambledTexts(page), address).toEqual([])
}

for (const locale of ['en-GB', 'ur-PK', 'ar'])
  test.describe(`in ${locale}`, () => {
    test.use({ locale, viewport: { width: 320, height: 700 }, expectedErrors: [REFUSED] })

    test('no page is wider than 320 px with the longest amounts, and no text of two directions is scrambled', { tag: '@phone' }, async ({ page, api }) => {
      const currency = await api.weakestCurrency()
      for (const address of await listPageTypes(api, currency)) await expectSoundLayout(page, address)
    })

    test('the filters and the currency menu are not wider than 320 px', { tag: '@phone' }, async ({ page, api }) => {
      await page.goto(`/course?currency=${await api.weakestCurrency()}&feeTo=500000000`)
      await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false')
      // Once the font has loaded, three buttons are in one line: save the search, sort order and
      // view.
      const choices = page.getByRole('main').locator('[aria-haspopup=menu], [role=group]:has(> [aria-pressed])')
      await expect.poll(() => choices.evaluateAll((each) => new Set(each.map((element) => Math.round(element.getBoundingClientRect().top))).size)).toBe(1)
      await page.getByRole('banner').getByRole('button', { name: /^(Currency|کرنسی|العملة)/ }).click()
      await expect(page.getByRole('listbox')).toBeVisible()
      expect(await findWiderThanScreen(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^(Filters|فلٹر|التصفية)/ }).click()
      const sheet = page.getByRole('dialog')
      await expect(sheet.getByRole('checkbox').first()).toBeAttached()
      const closed = sheet.locator('button[aria-expanded=false]')
      while ((await closed.count()) > 0) await closed.first().click()
      // The sheet slides in from the side, so its elements are beyond the screen at first.
      await expect(async () => expect(await findWiderThanScreen(page)).toEqual([])).toPass({ timeout: 10_000 })
      // This check ignores texts for screen readers, which are one pixel wide.
      const cutLabels = sheet.locator('button span').evaluateAll((labels) => labels.filter((label) => label.clientWidth > 1 && label.scrollWidth > label.clientWidth).length)
      expect(await cutLabels).toBe(0)
      expect(await findScrambledTexts(page)).toEqual([])
    })
  })

test.describe('signed in, in Arabic', () => {
  test.use({ locale: 'ar', viewport: { width: 320, height: 700 } })

  test('no page of an account is wider than 320 px, and no text of two directions is scrambled', { tag: '@phone' }, async ({ page, api }) => {
    await registerByRequest(page)
    await applyByRequest(page, api)
    for (const address of ACCOUNT_PAGES) {
      await expectSoundLayout(page, address)
      expect(new URL(page.url()).pathname).toBe(address)
    }
  })
})
