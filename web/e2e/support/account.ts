import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import type { ApiClient } from './apiClient.ts'
import { PYTHON, ROOT } from './python.ts'

export const PASSWORD = 'correct horse 7 battery'
export const NEW_PASSWORD = 'another horse 8 battery'
/**
 * A first name that no course, institute or place has. After the browser tests, a scan searches all
 * stored data for this name, in upper and lower case.
 */
export const UNCOMMON_NAME = 'Zulqarnaysh'
/** The phone number of every person, as the person types it. */
export const PHONE = '0300 1234567'
/**
 * A number of an identity card. After the browser tests, a scan searches all stored data for this
 * number.
 */
export const LONG_NUMBER = '3520287654321'

export const makeEmail = () => `student-${randomUUID().slice(0, 8)}@example.org`

/** Reads the newest mail to an address from the site's local mailbox. */
async function readMail(email: string, pattern: RegExp): Promise<string> {
  let found: string | undefined
  await expect(() => {
    found = pattern.exec(execFileSync(PYTHON, ['-m', 'tests.e2e.read_mail', email], { cwd: ROOT, encoding: 'utf8' }))?.[1]
    expect(found).toBeDefined()
  }).toPass({ timeout: 60_000 })
  return found ?? ''
}

export const readCode = (email: string) => readMail(email, /\b(\d{4})\b/)
export const readResetPath = (email: string) => readMail(email, /(\/reset-password#token=[\w-]+)/)

/** Gives a person a role, like the command `finder people role`. */
export function giveRole(email: string, role: string): void {
  execFileSync(PYTHON, ['-m', 'tests.e2e.give_role', email, role], { cwd: ROOT })
}

/** Logs the searches of simulated visitors. */
export function fillSearchLog(): void {
  execFileSync(PYTHON, ['-m', 'tests.e2e.fill_search_log'], { cwd: ROOT })
}

/** Computes the current code of an authenticator app with this secret. */
export const makeTotpCode = (secret: string) =>
  execFileSync(PYTHON, ['-c', 'import pyotp, sys; print(pyotp.TOTP(sys.argv[1]).now())', secret], { cwd: ROOT, encoding: 'utf8' }).trim()

/** Fills in the registration form, but does not accept the terms. */
export async function fillRegistration(dialog: Locator, email: string): Promise<void> {
  const values = { first_name: 'Ayesha', last_name: 'Khan', email_address: email, mobile: PHONE, confirm_password: PASSWORD, city: 'Lahore' }
  for (const [name, value] of Object.entries(values)) await dialog.locator(`input[name="${name}"]`).fill(value)
}

/** Registers in the open dialog and enters the mailed code. */
export async function register(page: Page): Promise<string> {
  const email = makeEmail()
  const dialog = page.getByRole('dialog')
  await fillRegistration(dialog, email)
  await dialog.locator('input[name="terms"]').check()
  await dialog.locator('button[type="submit"]').click()
  const code = dialog.locator('input[name="otp"]')
  await expect(code).toBeFocused()
  await code.fill(await readCode(email))
  await dialog.locator('button[type="submit"]').click()
  await expect(code).toBeHidden()
  return email
}

/** Registers and signs in with the same requests as the site, without opening its dialogs. */
export async function registerByRequest(page: Page, firstName = 'Ayesha'): Promise<string> {
  const email = makeEmail()
  const request = page.context().request
  const form = { first_name: firstName, last_name: 'Khan', email_address: email, mobile: '+923001234567', confirm_password: PASSWORD, city: 'Lahore', terms: '1', source: 'Website' }
  expect((await request.post('/crm/checkUser_dev.php', { form })).status()).toBe(200)
  const verified = await request.post('/crm/verifyOTP_dev.php', { form: { email_address: email, otp: await readCode(email) } })
  const { user_id } = (await verified.json()) as { user_id: number }
  await page.addInitScript((id) => {
    if (sessionStorage.getItem('signed-in-once') === null) localStorage.setItem('user_Id', String(id))
    sessionStorage.setItem('signed-in-once', '1')
  }, user_id)
  return email
}

/** Registers a person by request and gives them a role. The session has no second factor yet. */
export async function registerWithRole(page: Page, role: string): Promise<void> {
  const email = await registerByRequest(page)
  giveRole(email, role)
  const signedIn = await page.context().request.post('/crm/userLogin.php', { form: { email_address: email, password: PASSWORD } })
  expect(signedIn.status()).toBe(200)
}

/** Signs in as an editor with a new second factor, and opens the list of content. */
export async function signInAsEditor(page: Page): Promise<void> {
  await registerWithRole(page, 'editor')
  await enrolSecondFactor(page, '/admin', 'Content')
}

/**
 * Opens a page that needs a role, enrols a second factor, and waits for the heading of this page.
 */
export async function enrolSecondFactor(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  const secret = (await page.locator('code').textContent()) ?? ''
  await page.getByLabel('Code that the app shows now').fill(makeTotpCode(secret.replaceAll(' ', '')))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

/** Sends the request of the form Apply, and returns the name of the course. */
export async function applyByRequest(page: Page, api: ApiClient): Promise<string> {
  const [course] = (await api.search({})).results
  const session = (await (await page.context().request.get('/api/account/session')).json()) as { person: { user_id: number } }
  const form = {
    user_id: session.person.user_id, first_name: 'Ayesha', last_name: 'Khan', email_address: 'ayesha@example.org', mobile: '+923001234567', nationality: 'Pakistan',
    residence: 'Pakistan', preferredCountry: 'Australia', message: 'When does the course start?', terms: '1', source: 'Course-Apply', course_id: course?.id ?? 0,
    course_name: course?.name ?? '', submission_id: randomUUID(),
  }
  const response = await page.context().request.post('/crm/applyToCourse.php', { form })
  expect(response.status(), await response.text()).toBe(200)
  return course?.name ?? ''
}
