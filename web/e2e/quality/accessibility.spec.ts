import type { Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

/** Below 992 px the filters are in a sheet, so the page behind the sheet is checked separately. */
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 992

for (const [colorScheme, tag] of [['light', '@once'], ['dark', '@phone']] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme })

    test('the listing and its filters have no violations', { tag }, async ({ page, listing, api }) => {
      const discipline = await api.discipline({})
      await listing.open(`?discipline=${discipline.slug}&durationEndYear=3`)
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
      await expect(listing.cards.first()).toBeVisible()
      await listing.withFilters(async () => {
        for (const box of ['Specialization', 'Intake', 'Institute type', 'Institute']) await listing.openBox(box)
        await expect(listing.box('Institute').getByRole('checkbox').first()).toBeAttached()
        await expect(listing.box('Intake').getByRole('checkbox').first()).toBeAttached()
        await page.waitForTimeout(400)
        await expectNoViolations(page)
      })
      if (isPhone(page)) await expectNoViolations(page)
    })
  })
}

/**
 * Each colour scheme, text direction and screen size occurs at least once, but not every
 * combination.
 */
const LOOKS = [
  ['light', 'en-GB', '@once'],
  ['dark', 'ur-PK', '@once'],
  ['dark', 'en-GB', '@phone'],
] as const
for (const [colorScheme, locale, tag] of LOOKS)
  test.describe(`in ${colorScheme} colours and ${locale}`, () => {
    test.use({ colorScheme, locale })

    test('the grid, the dialog of an institute’s courses, a course, its dialogs, the comparison and an invalid short link have no violations', { tag }, async ({ page, api }) => {
      const [one, other] = (await api.search({})).results
      const expectNoViolationsWhenLoaded = async () => {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        await page.waitForTimeout(300)
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
        await expectNoViolations(page)
      }
      await page.goto('/course?view=grid&currency=USD')
      const card = page.getByRole('article').first()
      await card.getByRole('button').nth(2).click()
      await expect(page.locator('section[aria-label]').getByRole('listitem')).toBeVisible()
      await expectNoViolationsWhenLoaded()
      await card.locator('p button').click()
      await expect(page.getByRole('dialog').getByRole('article').first()).toBeVisible()
      await page.waitForTimeout(400)
      await expectNoViolations(page)
      await page.goto(`/course-detail/${one?.slug}`)
      await expectNoViolationsWhenLoaded()
      const facts = page.locator('main section[aria-label]')
      for (const index of [1, 4]) {
        await facts.getByRole('button').nth(index).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await page.waitForTimeout(400)
        await expectNoViolations(page)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      }
      await page.goto(`/compare-course?crs1=${one?.slug}&crs2=${other?.slug}&currency=USD`)
      await expect(page.getByRole('table').first()).toBeVisible()
      await expectNoViolationsWhenLoaded()
      await page.goto('/loading')
      await expectNoViolationsWhenLoaded()
    })
  })

/** Fewer combinations, for pages that look almost the same on all screen sizes. */
const TWO_LOOKS = [
  ['light', 'en-GB', '@once'],
  ['dark', 'ur-PK', '@phone'],
] as const
for (const [colorScheme, locale, tag] of TWO_LOOKS)
  test.describe(`pages of institutes in ${colorScheme} colours and ${locale}`, () => {
    test.use({ colorScheme, locale })

    test('have no violations', { tag }, async ({ page, api }) => {
      const [course] = (await api.search({})).results
      const base = `/university-details/${course?.institute_slug}`
      for (const address of [
        base,
        `${base}/${course?.campus?.slug}`,
        `${base}/-/-/-/-/${course?.campus?.slug}`,
        `/discipline-detail?discipline=${course?.discipline?.slug}&institutes=${course?.institute_slug}`,
      ]) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        if (address.includes('-/-')) await page.locator('main li button[aria-expanded]').last().click()
        await page.waitForTimeout(300)
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
        await expectNoViolations(page)
      }
    })
  })

for (const [colorScheme, locale, tag] of TWO_LOOKS)
  test.describe(`the home page in ${colorScheme} colours and ${locale}`, () => {
    test.use({ colorScheme, locale })

    test('has no violations, also with each list and dialog open', { tag }, async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.locator('[aria-live=off]').hover()
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(600)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
      await expectNoViolations(page)
      const form = page.getByRole('main').getByRole('search').first()
      await form.locator('[type=submit]').click()
      await expect(form.getByRole('alert')).toHaveCount(3)
      for (const input of ['course', 'level', 'location']) {
        await form.locator(`#hero-${input}`).click()
        if (input === 'location') await form.locator('button[aria-pressed]').nth(3).click()
        else await form.getByRole('option').first().click()
        if (input === 'course') await expect(form.getByRole('listbox')).toHaveCount(2)
        if (input === 'location') await expect(form.getByRole('option').first()).toBeVisible()
        await page.waitForTimeout(300)
        await expectNoViolations(page)
      }
      await form.locator('button[aria-pressed]').nth(1).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.getByRole('dialog').locator('[type=submit]').click()
      await page.waitForTimeout(400)
      await expectNoViolations(page)
    })
  })

test('an empty result has no violations', async ({ page, listing }) => {
  await listing.open('?course=zzqqxx')
  await expectNoViolations(page)
})

test('the sort menu has no violations', async ({ page, listing }) => {
  await listing.open()
  await page.getByRole('button', { name: 'Sort' }).click()
  await expect(page.getByRole('menuitem', { name: 'Duration descending' })).toBeVisible()
  await page.waitForTimeout(300)
  await expectNoViolations(page)
})

test.describe('when the search is unavailable, in dark colours', () => {
  test.use({ expectedErrors: [/Failed to load resource/], colorScheme: 'dark' })

  test('the page has no violations', async ({ page }) => {
    await page.route('**/api/**', (route) => route.fulfill({ status: 503, json: { detail: 'away', fields: [] } }))
    await page.goto('/course')
    await expect(page.getByText('Search is temporarily unavailable')).toBeVisible()
    await expectNoViolations(page)
  })
})

test('Urdu and Arabic are right-to-left and have no violations, and Urdu has its own font', async ({ page, listing, api }) => {
  const discipline = await api.discipline({})
  await listing.open(`?discipline=${discipline.slug}`)
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('ur')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur')
  await expect(listing.heading).toContainText('کورسز')
  const isFontLoaded = () => page.evaluate(() => document.fonts.check('16px "Noto Naskh Arabic Variable"', 'کورسز'))
  await expect.poll(isFontLoaded).toBe(true)
  const overflows = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
  expect(overflows).toBe(false)
  await expectNoViolations(page)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByRole('combobox', { name: 'زبان', exact: true }).selectOption('ar')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(listing.heading).toContainText(/برامج|برنامج/)
  await expectNoViolations(page)
  await page.getByRole('combobox', { name: 'اللغة', exact: true }).selectOption('en')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
})

test('selecting a value keeps the focus on its checkbox', { tag: '@once' }, async ({ page, listing, api }) => {
  const discipline = await api.discipline({})
  await listing.open()
  await listing.withFilters(async () => {
    const checkbox = page.getByRole('checkbox', { name: discipline.name }).first()
    await checkbox.focus()
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/discipline=/)
    await expect(checkbox).toBeFocused()
  })
})

test('the listing is not wider than the window', async ({ page, listing }) => {
  await listing.open()
  await expect(listing.cards.first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
})

test('the focus moves from a removed chip to the next one, and to the results of a new page', { tag: '@once' }, async ({ page, listing, api }) => {
  const { locations } = await api.facets({})
  const [one, other] = locations.filter(({ course_count }) => course_count > 27)
  await listing.open(`?country=${one?.slug},${other?.slug}`)
  await listing.chip(one?.name ?? '').press('Enter')
  await expect(listing.chip(other?.name ?? '')).toBeFocused()
  await page.getByRole('link', { name: 'Next' }).press('Enter')
  await expect(page).toHaveURL(/pg=2$/)
  await expect(page.getByRole('main')).toBeFocused()
})
