import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { giveRole, makeTotpCode, PASSWORD, registerByRequest } from '../support/account.ts'
import { findWiderThanScreen } from '../support/layoutChecks.ts'
import { expect, test } from '../support/test.ts'

/** Sends the form Apply with a name that no other test uses, and returns the name. */
async function applyAs(page: Page, email: string): Promise<string> {
  const name = `Zainab ${[...randomUUID()].filter((letter) => /[a-f]/.test(letter)).join('')}`
  const { person } = (await (await page.context().request.get('/api/account/session')).json()) as { person: { user_id: number } }
  const form = {
    user_id: person.user_id, first_name: name.slice(0, 25), last_name: 'Noor', email_address: email, mobile: '+923001234567', nationality: 'Pakistan', residence: 'Pakistan',
    preferredCountry: 'Australia', message: 'When does the course start?', terms: '1', source: 'Course-Apply', course_name: 'A course', submission_id: randomUUID(),
  }
  const response = await page.context().request.post('/crm/applyToCourse.php', { form })
  expect(response.status(), await response.text()).toBe(200)
  return name.slice(0, 25)
}

/** Checks the accessibility and a width of 320 px. */
async function checkPage(page: Page, colorScheme: 'light' | 'dark' = 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await expectNoViolations(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await findWiderThanScreen(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
}

test('a counsellor enrols a second factor, filters, replies and moves an application', { tag: '@once' }, async ({ page }) => {
  const email = await registerByRequest(page)
  const name = await applyAs(page, email)
  giveRole(email, 'counsellor')
  const signedIn = await page.context().request.post('/crm/userLogin.php', { form: { email_address: email, password: PASSWORD } })
  expect(signedIn.status()).toBe(200)

  await page.goto('/staff')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'QR code of the secret' })).toBeVisible()
  await checkPage(page)
  const secret = (await page.locator('code').textContent()) ?? ''
  await page.getByLabel('Code that the app shows now').fill(makeTotpCode(secret.replaceAll(' ', '')))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('listitem')).toHaveCount(10)
  await page.getByRole('link', { name: 'Continue' }).click()

  await page.getByLabel('Text', { exact: true }).fill(name)
  await page.getByLabel('State').selectOption('submitted')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('status')).toHaveText('Found: 1')
  await checkPage(page)
  await page.getByRole('main').getByRole('link', { name }).click()
  await page.getByRole('button', { name: 'Assign to me' }).click()
  await page.getByLabel('Reply by mail').fill('Dear Zainab,\nyour course starts in March.')
  await page.getByRole('button', { name: 'Send the reply' }).click()
  await expect(page.getByRole('region', { name: 'Replies' }).getByRole('listitem')).toContainText('your course starts in March.')
  await page.getByLabel('New state').selectOption('in_review')
  await page.getByRole('button', { name: 'Change the state' }).click()
  await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem')).toHaveText([/Submitted/, /In review/])
  await checkPage(page)

  await page.getByRole('button', { name: 'اردو' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await checkPage(page, 'dark')
  await page.getByRole('link', { name: 'فہرست پر واپس' }).click()
  await expect(page.getByRole('status')).toHaveText('نتائج: 0')
})
