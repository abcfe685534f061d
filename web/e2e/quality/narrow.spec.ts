import { MAP_FLAGS, findTestBrowser } from '../support/browser.ts'
import { listPageTypes } from '../support/pageTypes.ts'
import { findScrambledTexts, findWiderThanScreen } from '../support/layoutChecks.ts'
import { expect, test } from '../support/test.ts'

/** One page type is the map, which needs software rendering. */
test.use({ launchOptions: { executablePath: findTestBrowser(), args: MAP_FLAGS } })

/** An invalid short link and an unknown page log their refused requests. */
const REFUSED = /404|422/

for (const locale of ['en-GB', 'ur-PK'])
  test.describe(`in ${locale}`, () => {
    test.use({ locale, viewport: { width: 320, height: 700 }, expectedErrors: [REFUSED] })

    test('no page is wider than 320 px with the longest amounts, and no text of two directions is scrambled', { tag: '@phone' }, async ({ page, api }) => {
      const currency = await api.weakestCurrency()
      for (const address of await listPageTypes(api, currency)) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect(await findWiderThanScreen(page), address).toEqual([])
        expect(await findScrambledTexts(page), address).toEqual([])
      }
    })

    test('the filters and the currency menu are not wider than 320 px', { tag: '@phone' }, async ({ page, api }) => {
      await page.goto(`/course?currency=${await api.weakestCurrency()}&feeTo=500000000`)
      await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false')
      await page.getByRole('banner').getByRole('button', { name: /^(Currency|کرنسی)/ }).click()
      await expect(page.getByRole('listbox')).toBeVisible()
      expect(await findWiderThanScreen(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^(Filters|فلٹر)/ }).click()
      const sheet = page.getByRole('dialog')
      await expect(sheet.getByRole('checkbox').first()).toBeAttached()
      const closed = sheet.locator('button[aria-expanded=false]')
      while ((await closed.count()) > 0) await closed.first().click()
      // The sheet slides in from the side.
      await expect(async () => expect(await findWiderThanScreen(page)).toEqual([])).toPass({ timeout: 10_000 })
      // Texts for screen readers are one pixel wide.
      const cutLabels = sheet.locator('button span').evaluateAll((labels) => labels.filter((label) => label.clientWidth > 1 && label.scrollWidth > label.clientWidth).length)
      expect(await cutLabels).toBe(0)
      expect(await findScrambledTexts(page)).toEqual([])
    })
  })
