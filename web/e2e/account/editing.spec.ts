import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { signInAsEditor } from '../support/account.ts'
import { expectNoViolations } from '../support/axe.ts'
import { findWiderThanScreen } from '../support/layoutChecks.ts'
import { expect, test } from '../support/test.ts'

async function checkPage(page: Page, colorScheme: 'light' | 'dark' = 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await expectNoViolations(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await findWiderThanScreen(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByRole('status')).toHaveText('The content is public now.')
}

/** The browser caches an article for 15 seconds. */
async function expectPublicHeading(page: Page, slug: string, name: string): Promise<void> {
  await expect(async () => {
    await page.goto(`/blog-detail/${slug}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
}

/** The server rejects a form without content. */
test.use({ expectedErrors: [/status of 422/] })

test('an editor writes an article, previews, publishes, changes and restores it', { tag: '@once' }, async ({ page }) => {
  await signInAsEditor(page)
  await checkPage(page)
  const slug = `guide-${randomUUID().slice(0, 8)}`
  await page.getByRole('navigation', { name: 'New' }).getByRole('link', { name: 'Article' }).click()
  await page.getByLabel('Slug in the address').fill(slug)
  const english = page.getByRole('group', { name: 'English' })
  await english.getByLabel('Name', { exact: true }).fill('A new guide')
  await english.getByLabel('Heading').fill('A new guide for students')
  await english.getByLabel('Summary').fill('How to begin.')
  await english.getByLabel('Date').fill('2026-11-01')
  await page.getByRole('button', { name: 'Save the draft' }).click()
  await expect(page.getByRole('alert')).toContainText('Correct these fields')
  await english.getByRole('button', { name: 'HTML' }).click()
  await english.locator('textarea[name="content"]').fill('<h2>The first step</h2><p>Choose a subject.</p><script>1</script>')
  await page.getByRole('group', { name: 'Urdu' }).getByLabel('Heading').fill('طلبہ کے لیے نئی رہنمائی')
  await english.getByRole('button', { name: 'HTML' }).click()
  await english.getByRole('textbox', { name: 'Content' }).getByText('Choose a subject.').click({ clickCount: 3 })
  await english.getByRole('button', { name: 'Bold' }).click()
  await page.getByRole('button', { name: 'Save and preview' }).click()
  await expect(page.getByRole('heading', { name: 'The first step' })).toHaveCount(2)
  await expect(page.locator('strong, b').filter({ hasText: 'Choose a subject.' }).first()).toBeVisible()
  await checkPage(page)
  expect((await page.request.get(`/api/blog/${slug}`)).status()).toBe(404)

  await page.getByRole('link', { name: 'Edit' }).click()
  await publish(page)
  await checkPage(page, 'dark')
  const form = page.url().replace(/\?.*/, '')
  await page.getByRole('link', { name: 'Open on the site' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'A new guide for students' })).toBeVisible()

  await page.goto(form)
  await english.getByLabel('Heading').fill('A changed guide')
  await page.getByRole('button', { name: 'Save the draft' }).click()
  await publish(page)
  await expectPublicHeading(page, slug, 'A changed guide')

  await page.goto(form)
  await page.getByRole('region', { name: 'Earlier versions' }).getByRole('listitem').filter({ hasText: 'was public' }).last().getByRole('link').click()
  await checkPage(page)
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await publish(page)
  await page.getByRole('button', { name: 'اردو' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await checkPage(page, 'dark')
  await expectPublicHeading(page, slug, 'A new guide for students')
})
