import type { Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

const box = (page: Page) => page.getByRole('banner').getByRole('search').getByRole('combobox')
const suggestions = (page: Page, options?: { name: RegExp }) => page.getByRole('listbox').getByRole('option', options)
const group = (page: Page, name: string) => page.getByRole('listbox').getByRole('group', { name, exact: true })
const SUGGESTIONS = '/api/search/suggestions?*'

test('from any page the keyboard leads from a typo to a subject, and back', async ({ page, api }) => {
  await page.goto('/terms-of-use')
  await box(page).pressSequentially('nursng')
  const nursing = group(page, 'Subjects').getByRole('option').first()
  await expect(nursing).toContainText('Nursing')
  await expect(page.getByRole('status').filter({ hasText: /^\d+ suggestions$/ })).toHaveCount(1)
  await expect(suggestions(page).first()).toContainText('Search for “nursing”')
  await expect(suggestions(page).first()).toContainText('Subject: Nursing')

  const id = await nursing.getAttribute('id')
  const options = await suggestions(page).evaluateAll((rows) => rows.map((row) => row.id))
  /** Presses the down arrow in the field until the subject is highlighted. */
  const moveToNursing = async () => {
    for (let row = 0; row <= options.indexOf(id ?? ''); row += 1) await box(page).press('ArrowDown')
  }
  await moveToNursing()
  await expect(nursing).toHaveAttribute('aria-selected', 'true')
  await expect(box(page)).toHaveAttribute('aria-activedescendant', id ?? '')
  await box(page).press('Home')
  await expect(suggestions(page).first()).toHaveAttribute('aria-selected', 'true')
  await box(page).press('End')
  await expect(suggestions(page).last()).toHaveAttribute('aria-selected', 'true')
  await box(page).press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(box(page)).toHaveValue('nursng')
  await box(page).press('ArrowDown')
  await expect(nursing).toBeVisible()
  await moveToNursing()
  await expect(nursing).toHaveAttribute('aria-selected', 'true')
  await box(page).press('Enter')
  await expect(page).toHaveURL(/\/search\?specializations=nursing$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(await api.heading({ specializations: ['nursing'] }))
  await page.goBack()
  await expect(page).toHaveURL(/\/terms-of-use$/)
})

test('Enter searches for the text, and a course opens its page', async ({ page }) => {
  await page.goto('/privacy-policy')
  await box(page).fill('nursing in sydney')
  await box(page).press('Enter')
  await expect(page).toHaveURL(/\/search\?search=nursing\+in\+sydney$/)
  await page.goto('/privacy-policy')
  await box(page).fill('nurs')
  const course = group(page, 'Course').getByRole('option').first()
  await course.click()
  await expect(page).toHaveURL(/\/course-detail\?course_id=\d+&course_name=.*Nurs/)
})

test('the site search groups what has the name, and says if nothing has it', { tag: '@once' }, async ({ page }) => {
  await page.goto('/terms-of-use')
  for (const [typed, name, first] of [
    ['univercity of leeds', 'Institute', 'University of Leeds'],
    ['austrlia', 'Country', 'Australia'],
    ['privacy', 'Other Pages', 'Privacy policy'],
  ] as const) {
    await box(page).fill(typed)
    await expect(group(page, name).getByRole('option').first()).toContainText(first)
  }
  await box(page).fill('zzqqxxjjkk')
  await expect(page.getByText('No match found')).toBeVisible()
  await box(page).fill('privacy policy')
  await group(page, 'Other Pages').getByRole('option').first().click()
  await expect(page).toHaveURL(/\/privacy-policy$/)
})

test('in the listing a place replaces the text and keeps the other filters', async ({ page, listing }) => {
  await listing.open('?discipline=law&country=canada')
  await listing.search.fill('melborne')
  await group(page, 'Places').getByRole('option', { name: /^Melbourne/ }).click()
  await expect(page).toHaveURL(/\?city=melbourne&discipline=law$/)
  await expect(listing.search).toHaveValue('')
  await expect(page.getByRole('listbox')).toBeHidden()
})

test('a late response for an older text does not replace a newer one', { tag: '@once' }, async ({ page }) => {
  await page.goto('/terms-of-use')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(SUGGESTIONS, async (route) => {
    if (new URL(route.request().url()).searchParams.get('text') !== 'law') return route.fallback()
    await held
    await route.continue().catch(() => undefined)
  })
  const older = page.waitForRequest((request) => request.url().includes('text=law'))
  await box(page).fill('law')
  await older
  await box(page).fill('nursing')
  await expect(group(page, 'Subjects').getByRole('option').first()).toContainText('Nursing')
  release()
  await box(page).fill('nursing ')
  await expect(group(page, 'Subjects').getByRole('option').first()).toContainText('Nursing')
  await expect(suggestions(page, { name: /Law/ })).toHaveCount(0)
})

test('the list works in Urdu on a phone of 320 px, without a fault of accessibility', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.addInitScript(() => localStorage.setItem('meridian-language', 'ur'))
  await page.goto('/terms-of-use')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const widthBefore = await page.evaluate(() => document.documentElement.scrollWidth)
  await box(page).fill('نرسنگ')
  await expect(group(page, 'مضامین').getByRole('option').first()).toContainText('نرسنگ')
  await expect(suggestions(page).first()).toContainText('“نرسنگ” تلاش کریں')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(widthBefore)
  await expectNoViolations(page)
})
