import type { Page } from '@playwright/test'
import type { components } from '../../src/shared/api/schema.ts'
import { expectNoViolations } from '../support/axe.ts'
import { findScrambledTexts, findWiderThanScreen } from '../support/layoutChecks.ts'
import { scrollToFooter } from '../support/footer.ts'
import { expect, test } from '../support/test.ts'

type SiteMenu = components['schemas']['SiteMenu']

const DISCOVER = /^(Discover|دریافت کریں)$/
const readMenu = async (page: Page) => (await (await page.request.get('/api/site-menu/')).json()) as SiteMenu
const menuButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: DISCOVER })

/** Writes site settings, which an operator can change, as attributes into the HTML of each page. */
async function setRootAttributes(page: Page, attributes: string): Promise<void> {
  await page.route(
    (url) => !/^\/(api|crm|assets|health)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue()
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace('<html', `<html ${attributes}`) })
    },
  )
}

test('the header leads to the lists, and its menu of the catalogue works with the keyboard', { tag: '@once' }, async ({ page }) => {
  const menu = await readMenu(page)
  await page.goto('/terms-of-use')
  const header = page.getByRole('banner')
  const top = header.getByRole('navigation', { name: 'Find' })
  for (const [name, address] of [['Top countries', '/all-countries'], ['Top universities', '/top-universities'], ['Fields of study', '/all-programs'], ['Scholarships', '/scholarships']] as const)
    await expect(top.getByRole('link', { name })).toHaveAttribute('href', address)
  await expect(header.getByRole('link', { name: 'Apply' })).toHaveAttribute('href', '/apply')
  for (const name of ['Compare', 'Login']) await expect(header.getByRole('button', { name: new RegExp(name) })).toBeVisible()
  await expect(header.getByRole('search').getByRole('combobox')).toBeVisible()
  await menuButton(page).focus()
  await page.keyboard.press('Enter')
  const panel = header.getByRole('navigation', { name: 'Discover' })
  await expect(panel.locator('[data-section=countries] a')).toHaveText([...menu.countries.map(({ name }) => name), 'View all', 'Top universities', 'Universities by country'])
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('link', { name: menu.countries[0]?.name ?? '' })).toBeFocused()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(menuButton(page)).toBeFocused()
  await menuButton(page).click()
  await panel.locator('[data-section=groups] a').first().click()
  await expect(page).toHaveURL(`/group-universities/${menu.institute_groups[0]?.slug ?? ''}`)
  await expect(panel).toBeHidden()
  expect(await page.locator('.start-bar').evaluate((bar) => getComputedStyle(bar).backgroundColor)).toBe('rgb(255, 176, 0)')
})

test('the footer has the totals, the links of each menu and the pages about the site', { tag: '@once' }, async ({ page }) => {
  const menu = await readMenu(page)
  await page.goto('/terms-of-use')
  const footer = page.getByRole('contentinfo')
  await scrollToFooter(page)
  const format = (count: number) => count.toLocaleString('en')
  for (const total of [`${format(menu.course_count)} courses`, `${format(menu.institute_count)} institutes`, `${format(menu.country_count)} countries`, `${format(menu.scholarship_count)} scholarships`]) await expect(footer).toContainText(total)
  const readNames = (key: string) => footer.locator(`[data-section=${key}] a`).allTextContents()
  expect(await readNames('countries')).toEqual([...menu.countries.map(({ name }) => name), 'View all', 'Top universities', 'Universities by country'])
  expect([menu.countries.length, menu.disciplines.length, menu.scholarships.length, menu.what_is_interesting.length, menu.blogs.length]).toEqual([14, 8, 4, 4, 4])
  for (const [key, rows] of [['disciplines', menu.disciplines], ['groups', menu.institute_groups], ['scholarships', menu.scholarships], ['interesting', menu.what_is_interesting], ['blogs', menu.blogs]] as const)
    expect((await readNames(key)).slice(0, rows.length)).toEqual(rows.map(({ name }) => name))
  await expect(footer.getByRole('listitem').filter({ hasText: /^(About|Careers|Contact Us|Marketing|Privacy Notice|Terms)$/ })).toHaveCount(6)
  await expect(footer.getByRole('button', { name: 'Give feedback' })).toHaveCount(0)
  await expectNoViolations(page)
})

test('the contacts and the feedback form appear with their settings only', { tag: '@once' }, async ({ page }) => {
  await setRootAttributes(page, 'data-production data-phone="+92 21 111 000 000" data-office="https://office.example/map" data-social="https://www.social.example/us https://other.example/us"')
  await page.goto('/terms-of-use')
  const contacts = page.getByRole('banner').getByRole('list', { name: 'How to reach us' })
  await expect(contacts.getByRole('link')).toHaveText(['+92 21 111 000 000', 'Our office', 'social.example', 'other.example'])
  expect(await contacts.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(['tel:+9221111000000', 'https://office.example/map', 'https://www.social.example/us', 'https://other.example/us'])
  const footer = page.getByRole('contentinfo')
  await scrollToFooter(page)
  await footer.getByRole('button', { name: 'Give feedback' }).click()
  await footer.getByRole('button', { name: 'Send' }).click()
  await expect(footer.getByText('Message is required').first()).toBeVisible()
})

for (const locale of ['en-GB', 'ur-PK'])
  test.describe(`on a phone of 320 px in ${locale}`, () => {
    test.use({ locale, colorScheme: 'dark', viewport: { width: 320, height: 700 } })

    test('the menu and the footer fit, without a fault of accessibility', { tag: '@once' }, async ({ page }) => {
      await page.goto('/terms-of-use')
      await menuButton(page).click()
      await expect(page.getByRole('banner').locator('[data-section=countries] a').nth(13)).toBeVisible()
      expect(await findWiderThanScreen(page)).toEqual([])
      await expectNoViolations(page)
      await page.keyboard.press('Escape')
      await scrollToFooter(page)
      await expect(page.getByRole('contentinfo').locator('[data-section=blogs] a').first()).toBeVisible()
      expect(await findWiderThanScreen(page)).toEqual([])
      expect(await findScrambledTexts(page)).toEqual([])
      await expectNoViolations(page)
    })
  })

test.describe('at an unknown address', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('pages with similar names are offered', { tag: '@once' }, async ({ page }) => {
    for (const [address, name] of [['/country/new-zeland', 'New Zealand'], ['/univercity-of-leeds', 'University of Leeds'], ['/blog-detail/student-visa', 'Student visas']] as const) {
      expect((await page.goto(address))?.status()).toBe(404)
      await expect(page.getByRole('navigation', { name: 'Similar names' }).getByRole('link', { name }).first()).toBeVisible()
    }
    await page.getByRole('navigation', { name: 'Similar names' }).getByRole('link', { name: 'Student visas' }).first().click()
    await expect(page).toHaveURL('/blog-detail/student-visas')
  })
})
