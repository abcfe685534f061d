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

/** Checks the accessibility of the page, and that it fits into a width of 320 px. */
async function checkPage(page: Page, colorScheme: 'light' | 'dark' = 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await expectNoViolations(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await findWiderThanScreen(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
}

/**
 * Gives the registered person the role, opens the page `start`, and enrols the second factor that
 * this page requires.
 */
async function enrolAs(page: Page, email: string, role: 'counsellor' | 'editor', start: string): Promise<void> {
  giveRole(email, role)
  const signedIn = await page.context().request.post('/crm/userLogin.php', { form: { email_address: email, password: PASSWORD } })
  expect(signedIn.status()).toBe(200)
  await page.goto(start)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'QR code of the secret' })).toBeVisible()
  await checkPage(page)
  const secret = (await page.locator('code').textContent()) ?? ''
  await page.getByLabel('Code that the app shows now').fill(makeTotpCode(secret.replaceAll(' ', '')))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('listitem')).toHaveCount(10)
  await page.getByRole('link', { name: 'Continue' }).click()
}

test('a counsellor enrols a second factor, filters, replies and moves an application', { tag: '@once' }, async ({ page }) => {
  const email = await registerByRequest(page)
  const name = await applyAs(page, email)
  await enrolAs(page, email, 'counsellor', '/staff')
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

test('an editor adds a member to a group by its name, and visitors see the member after the publication', { tag: '@once' }, async ({ page }) => {
  await enrolAs(page, await registerByRequest(page), 'editor', '/admin')
  const readMembers = async () => ((await (await page.context().request.get('/api/institute-group/group-of-eight')).json()) as { institute_slugs: string[] }).institute_slugs
  const before = await readMembers()
  await page.goto('/admin?noun=institute-group')
  await page.getByRole('main').getByRole('link', { name: 'Group of Eight' }).click()
  const members = page.getByRole('group', { name: /^Members/ })
  await expect(members.getByRole('checkbox', { checked: true })).toHaveCount(before.length)
  await members.getByRole('searchbox').fill('university of oxford')
  await members.getByRole('button', { name: 'Search: Members' }).click()
  await members.getByRole('checkbox', { name: /^University of Oxford/ }).check()
  await checkPage(page)
  await page.getByRole('button', { name: 'Save the draft' }).click()
  await expect(page.getByText('The draft changes: Members')).toBeVisible()
  expect(await readMembers()).toEqual(before)
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByRole('status')).toHaveText('The content is public now.')
  expect((await readMembers()).sort()).toEqual([...before, 'university-of-oxford'].sort())

  await page.getByRole('link', { name: 'Version' }).first().click()
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  expect((await readMembers()).sort()).toEqual([...before].sort())
})
