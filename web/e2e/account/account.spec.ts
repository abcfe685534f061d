import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { fillRegistration, makeEmail, NEW_PASSWORD, PASSWORD, readCode, readResetPath, register, registerByRequest } from '../support/account.ts'
import { expect, test } from '../support/test.ts'

const signInDialog = (page: Page) => page.getByRole('dialog', { name: 'Please sign in' })
const error = (field: Locator) => field.locator('xpath=ancestor::div[1]')

/** While the connection is lost, the page probes the server every 3 s. */
const TWO_PROBES_MS = 6_500

/** Registers until a code is requested. Expects that the dialog for the code has no close button and ignores Escape. */
async function openRequiredCode(page: Page, dialog: Locator, email: string): Promise<Locator> {
  await fillRegistration(dialog, email)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Request OTP' }).click()
  const codeDialog = page.getByRole('dialog', { name: 'Enter your code' })
  await expect(codeDialog.getByRole('button', { name: 'OK' })).toBeVisible()
  await expect(codeDialog.getByRole('button', { name: 'Close' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(codeDialog).toBeVisible()
  return codeDialog
}

/** The toast closes after a second, but screen readers keep its text. */
const expectToast = (page: Page, text: string) => expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1)

test('a visitor registers from a heart, keeps the favourite, applies and signs out', { tag: '@once' }, async ({ page, listing }) => {
  await listing.open()
  const card = listing.cards.first()
  const name = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('button', { name: /^Add to favourites/ }).click()
  await expect(signInDialog(page)).toContainText(name)
  await signInDialog(page).getByRole('button', { name: 'Register' }).click()
  const dialog = page.getByRole('dialog', { name: 'Register' })
  const email = makeEmail()
  await expect(dialog.getByRole('combobox', { name: 'Country code' })).toHaveValue('PK')
  await fillRegistration(dialog, email)
  await expect(dialog.getByRole('button', { name: 'Request OTP' })).toBeDisabled()
  await dialog.getByRole('checkbox').check()
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Request OTP' }).click()
  const codeDialog = page.getByRole('dialog', { name: 'Enter your code' })
  await expect(codeDialog).toContainText(email)
  await expect(codeDialog).toContainText('finder mail')
  await expect(codeDialog.getByText(/You can request a new code in (1:00|0:\d\d)/)).toBeVisible()
  await codeDialog.getByRole('button', { name: 'OK' }).click()
  await expect(codeDialog.getByText('OTP NOT MATCHED')).toBeVisible()
  await codeDialog.getByRole('textbox', { name: 'Code' }).fill(await readCode(email))
  await codeDialog.getByRole('button', { name: 'OK' }).click()
  await expect(codeDialog).toBeHidden()
  // After the code is accepted, the click on the heart takes effect.
  await expectToast(page, 'Course Marked as Favorite')
  await expect(card.getByRole('button', { name: /^Remove from favourites/ })).toBeVisible()
  expect(await page.evaluate(() => [localStorage.getItem('user_Id'), localStorage.getItem('fav_course')].every(Boolean))).toBe(true)
  // The session is a cookie, so a reload keeps it.
  await page.reload()
  await page.getByRole('link', { name: 'Shortlisted courses' }).click()
  await expect(page).toHaveURL(/\/shortlist$/)
  const kept = page.getByRole('article', { name, exact: true })
  await expect(kept).toBeVisible()
  await kept.getByRole('button', { name: /^Apply/ }).click()
  const apply = page.getByRole('dialog', { name: 'Request Information' })
  await expect(apply.locator('input[name="email_address"]')).toHaveValue(email)
  await expect(apply.locator('input[name="mobile"]')).toHaveValue('0300 1234567')
  for (const key of ['nationality', 'residence', 'preferredCountry']) await apply.locator(`input[name="${key}"]`).fill('Pakistan')
  const submit = apply.getByRole('button', { name: 'Apply' })
  await expect(submit).toBeDisabled()
  await apply.getByRole('checkbox').check()
  await submit.click()
  await expect(apply.getByRole('alert')).toContainText('Message is required')
  await apply.locator('textarea').fill('When does the course start?')
  // A closed dialog keeps what was typed.
  await page.keyboard.press('Escape')
  await expect(apply).toBeHidden()
  await kept.getByRole('button', { name: /^Apply/ }).click()
  await expect(apply.locator('textarea')).toHaveValue('When does the course start?')
  await submit.click()
  await expect(apply.getByText('Application Submitted')).toBeVisible()
  await expect(apply).toBeHidden()
  await kept.getByRole('button', { name: /^Remove from favourites/ }).click()
  await expectToast(page, 'Course remove from Favorite')
  await expect(page.getByText('No record Found')).toBeVisible()
  await page.getByRole('button', { name: 'Account: Ayesha Khan' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  const question = page.getByRole('dialog', { name: 'Sign out' })
  await expect(question).toContainText('Are you sure you want to log out ?')
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  expect(await page.evaluate(() => [localStorage.getItem('user_Id'), localStorage.getItem('fav_course'), ...Object.keys(sessionStorage).filter((key) => key.startsWith('meridian-draft'))])).toEqual([null, null])
})

test('a visitor registers in Urdu on a phone, and a guarded page returns them', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('meridian-language', 'ur'))
  await page.goto('/shortlist')
  await expect(page).toHaveURL(/\/$/)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'رجسٹر کریں' }).click()
  await expect(dialog.locator('input[name="city"]')).toBeVisible()
  await register(page)
  await expect(page).toHaveURL(/\/shortlist$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('منتخب کورسز')
  await expectToast(page, 'او ٹی پی درست ہے')
})

test.describe('a favourite that cannot be saved', () => {
  test.use({ expectedErrors: [/status of 500/] })

  test('shows an error, which closes when the visitor goes to another page', { tag: '@once' }, async ({ page, listing }) => {
    await registerByRequest(page)
    await listing.open()
    await page.route('**/crm/favCourse.php', (route) => route.fulfill({ status: 500, json: {} }))
    await listing.cards.first().getByRole('button', { name: /^Add to favourites/ }).click()
    const toast = page.getByText('That did not work. Please try again.')
    await expect(toast).toHaveCount(2)
    const shownAt = Date.now()
    await page.getByRole('link', { name: 'Meridian home' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Study abroad, compared honestly')
    await expect(toast).toHaveCount(0)
    // The change of the page closes the toast. Otherwise, the error would stay for 6 s.
    expect(Date.now() - shownAt).toBeLessThan(6_000)
  })
})

test.describe('failures of signing in', () => {
  test.use({ expectedErrors: [/status of 40[01]|ERR_FAILED|ERR_INTERNET/] })

  test('each wrong value has its text, and the server messages appear', { tag: '@once' }, async ({ page }) => {
    await page.goto('/terms-of-use')
    await page.getByRole('button', { name: 'Login' }).click()
    const login = signInDialog(page)
    await expect(login.getByRole('button', { name: 'Login' })).toBeDisabled()
    await login.getByRole('textbox', { name: 'Email' }).fill('nobody')
    await login.locator('input[name="password"]').fill('x')
    await expect(login.getByText('Invalid email address')).toBeVisible()
    await login.getByRole('textbox', { name: 'Email' }).fill(makeEmail())
    await login.getByRole('button', { name: 'Login' }).click()
    await expect(login.getByRole('alert')).toHaveText('Email address or password is wrong')
    await login.getByRole('button', { name: 'Register' }).click()
    const dialog = page.getByRole('dialog', { name: 'Register' })
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: 'Request OTP' }).click()
    await expect(dialog.getByRole('alert')).toBeFocused()
    await expect(error(dialog.locator('input[name="first_name"]'))).toContainText('*required')
    await fillRegistration(dialog, makeEmail())
    for (const [field, value, text] of [
      ['first_name', 'Al1', 'Invalid - should be a character'],
      ['confirm_password', 'short7!', 'Password must be more than 8 characters'],
      ['confirm_password', 'longenough', 'Password must contain a number'],
      ['city', 'L4hore', 'Enter valid city name'],
    ] as const) {
      const input = dialog.locator(`input[name="${field}"]`)
      const right = await input.inputValue()
      await input.fill(value)
      await input.blur()
      await expect(error(input)).toContainText(text)
      await input.fill(right)
    }
    // Only the server knows the list of common passwords.
    await dialog.locator('input[name="confirm_password"]').fill('password1')
    await dialog.getByRole('button', { name: 'Request OTP' }).click()
    await expect(error(dialog.locator('input[name="confirm_password"]'))).toContainText('This password is too common')
    await dialog.locator('input[name="confirm_password"]').fill(PASSWORD)
    await page.route('**/crm/checkUser_dev.php', (route) => route.abort())
    await dialog.getByRole('button', { name: 'Request OTP' }).click()
    await expect(dialog.getByText('Internal Error!!!')).toBeVisible()
    await page.unroute('**/crm/checkUser_dev.php')
  })

  test('a site that asks for accounts keeps its dialogs open, and a profile that fails can be loaded again', { tag: '@once' }, async ({ page }) => {
    await page.goto('/terms-of-use')
    await page.evaluate(() => localStorage.setItem('userStay', '2'))
    await page.reload()
    const dialog = page.getByRole('dialog', { name: 'Register' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0)
    const email = makeEmail()
    const codeDialog = await openRequiredCode(page, dialog, email)
    await codeDialog.getByRole('textbox', { name: 'Code' }).fill(await readCode(email))
    await codeDialog.getByRole('button', { name: 'OK' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // Between two dialogs, no dialog is open either. The missing login button proves that the person
    // is signed in.
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toHaveCount(0)

    let requests = 0
    await page.route('**/crm/myProfile.php*', (route) => {
      requests += 1
      return route.abort()
    })
    await page.goto('/edit-profile')
    await expect(page.getByRole('alert')).toContainText('We could not load your profile')
    // The server responds to other requests, so the connection does not count as lost. The page sends
    // the request and two retries, and no further requests after that.
    await page.waitForTimeout(TWO_PROBES_MS)
    await expect(page.getByRole('alert')).toContainText('We could not load your profile')
    expect(requests).toBe(3)
    await page.unroute('**/crm/myProfile.php*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('input[name="first_name"]')).toHaveValue('Ayesha')
  })

  test('a site that asks visitors to sign in lets them look, but keeps the dialog of the code open', { tag: '@once' }, async ({ page }) => {
    await page.goto('/terms-of-use')
    await page.evaluate(() => localStorage.setItem('userStay', '1'))
    await page.reload()
    await signInDialog(page).getByRole('button', { name: 'Register' }).click()
    const dialog = page.getByRole('dialog', { name: 'Register' })
    await expect(dialog.getByRole('button', { name: 'Close' })).not.toHaveCount(0)
    await openRequiredCode(page, dialog, makeEmail())
  })

  test('a code can be requested again after a minute, and a known address is told to log in', { tag: '@once' }, async ({ page }) => {
    const known = await registerByRequest(page)
    await page.context().clearCookies()
    await page.goto('/terms-of-use')
    await page.getByRole('button', { name: 'Login' }).click()
    await signInDialog(page).getByRole('button', { name: 'Register' }).click()
    const dialog = page.getByRole('dialog', { name: 'Register' })
    await fillRegistration(dialog, known)
    await dialog.getByRole('checkbox').check()
    await page.clock.install()
    await dialog.getByRole('button', { name: 'Request OTP' }).click()
    const codeDialog = page.getByRole('dialog', { name: 'Enter your code' })
    await expect(codeDialog.getByText(/You can request a new code/)).toBeVisible()
    const first = await readCode(known)
    await page.clock.runFor(61_000)
    await codeDialog.getByRole('textbox', { name: 'Code' }).fill('99')
    await codeDialog.getByRole('button', { name: 'Resend code' }).click()
    await expect(codeDialog.getByText('We sent a new code.')).toBeVisible()
    await expect(codeDialog.getByRole('textbox', { name: 'Code' })).toHaveValue('')
    await expect(async () => expect(await readCode(known)).not.toBe(first)).toPass({ timeout: 60_000 })
    await codeDialog.getByRole('textbox', { name: 'Code' }).fill(await readCode(known))
    await codeDialog.getByRole('button', { name: 'OK' }).click()
    await expect(codeDialog.getByText('User already existed, Kindly login')).toBeVisible()
    await codeDialog.getByRole('button', { name: 'Login' }).click()
    await expect(signInDialog(page)).toBeVisible()
  })

  test('a form survives a session that has ended, and goes on after signing in', { tag: '@once' }, async ({ page, api }) => {
    const email = await registerByRequest(page)
    const [course] = (await api.search({})).results
    await page.goto(`/course-detail?course_id=${course?.id}`)
    await page.getByRole('button', { name: 'Request information' }).click()
    const form = page.getByRole('dialog', { name: 'Request Info' })
    await expect(form.locator('input[name="full_name"]')).toHaveValue('Ayesha Khan')
    for (const [key, value] of [['primary_address_country', 'Pakistan'], ['nationality_c', 'Pakistan'], ['intake_c', '2027']] as const) await form.locator(`input[name="${key}"]`).fill(value)
    await form.getByRole('combobox', { name: 'Age' }).selectOption('22')
    await form.getByRole('group', { name: 'Preferred location' }).getByRole('checkbox').first().check()
    await form.getByRole('textbox', { name: 'Question' }).fill('Which scholarships are there?')
    await form.locator('input[name="terms"]').check()
    await page.context().clearCookies()
    await form.getByRole('button', { name: 'Request', exact: true }).click()
    await signInDialog(page).getByRole('textbox', { name: 'Email' }).fill(email)
    await signInDialog(page).locator('input[name="password"]').fill(PASSWORD)
    await signInDialog(page).getByRole('button', { name: 'Login' }).click()
    await expect(form.getByRole('textbox', { name: 'Question' })).toHaveValue('Which scholarships are there?')
    await form.getByRole('button', { name: 'Request', exact: true }).click()
    await expect(form.getByText('Submitted Successfully')).toBeVisible()
  })
})

test.describe('email and password', () => {
  test.use({ expectedErrors: [/status of 40[01]/] })

  test('a signed-in person changes the email address and the password', { tag: '@once' }, async ({ page }) => {
    await registerByRequest(page)
    await page.goto('/edit-profile')
    const access = page.getByRole('region', { name: 'Email and password' })
    const [email, password] = [makeEmail(), 'another horse 8 battery']
    await access.getByRole('button', { name: 'Change email address' }).click()
    await expect(access.locator('input[name="email"]')).toBeFocused()
    await access.locator('input[name="email"]').fill(email)
    await access.getByRole('button', { name: 'Send code' }).click()
    const current = access.locator('input[name="current_password"]')
    await expect(current).toBeFocused()
    await current.fill('not my password 1')
    await access.getByRole('button', { name: 'Send code' }).click()
    await expect(access.getByText('The current password is wrong')).toBeVisible()
    await expectNoViolations(page)
    await current.fill(PASSWORD)
    await page.clock.install()
    await access.getByRole('button', { name: 'Send code' }).click()
    const code = access.locator('input[name="code"]')
    await code.fill('12')
    await access.getByRole('button', { name: 'OK' }).click()
    await expect(access.getByText('OTP NOT MATCHED')).toBeVisible()
    const first = await readCode(email)
    await expect(access.getByText(/You can request a new code in (1:00|0:\d\d)/)).toBeVisible()
    await page.clock.runFor(61_000)
    await access.getByRole('button', { name: 'Resend code' }).click()
    await expect(access.getByText('We sent a new code.')).toBeVisible()
    await expect(access.getByText(/You can request a new code/)).toBeVisible()
    await expect(async () => expect(await readCode(email)).not.toBe(first)).toPass({ timeout: 60_000 })
    await code.fill(await readCode(email))
    await access.getByRole('button', { name: 'OK' }).click()
    await expectToast(page, 'Successfully updated.')
    await expect(access.getByRole('button', { name: 'Change email address' })).toBeFocused()
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Email' })).toHaveValue(email)

    await access.getByRole('button', { name: 'Change password' }).click()
    await current.fill(PASSWORD)
    await access.locator('input[name="password"]').fill('longenough')
    await access.getByRole('button', { name: 'Save password' }).click()
    await expect(access.getByText('Password must contain a number')).toBeVisible()
    await access.locator('input[name="password"]').fill(password)
    await access.getByRole('button', { name: 'Save password' }).click()
    await expectToast(page, 'Your new password is saved')
    expect((await page.context().request.post('/crm/userLogin.php', { form: { email_address: email, password } })).status()).toBe(200)
  })
})

/** The service worker stores pages. It must not store the token in the URL of the mailed link. */
test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a forgotten password is replaced by a link, and the token leaves the URL', { tag: '@once' }, async ({ page }) => {
    const email = await registerByRequest(page)
    await page.goto('/forget-password')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('main').getByRole('button', { name: 'Send a link' }).click()
    await expect(page.getByText('If an account has this address, we have sent a link to it')).toBeVisible()
    await page.goto(await readResetPath(email))
    await expect(page).toHaveURL(/\/new-password$/)
    const password = page.locator('input[name="password"]')
    await password.fill('longenough')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByText('Password must contain a number')).toBeVisible()
    await password.fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page).toHaveURL(/\/confirm-password$/)
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
    await signInDialog(page).getByRole('textbox', { name: 'Email' }).fill(email)
    await signInDialog(page).locator('input[name="password"]').fill(NEW_PASSWORD)
    await signInDialog(page).getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('button', { name: 'Account: Ayesha Khan' })).toBeVisible()
  })
})

test('the profile saves names and a photo, and lists the sessions', { tag: '@once' }, async ({ page, browser, baseURL }) => {
  const email = await registerByRequest(page)
  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  expect((await other.request.post('/crm/userLogin.php', { form: { email_address: email, password: PASSWORD } })).status()).toBe(200)
  await page.goto('/edit-profile')
  const main = page.getByRole('main')
  await expect(main.getByRole('textbox', { name: 'Phone' })).not.toBeEditable()
  await main.locator('input[name="first_name"]').fill('Amina')
  await main.locator('input[name="passing_date"]').fill('2024-06-30')
  await main.locator('input[name="photo"]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(PHOTO, 'base64') })
  await main.getByRole('button', { name: 'Done' }).click()
  await expectToast(page, 'Successfully updated.')
  await expect(main.getByRole('img', { name: 'Photo' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account: Amina Khan' })).toBeVisible()
  const sessions = main.getByRole('region', { name: 'Where you are signed in' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await sessions.getByRole('button', { name: /^Sign out: / }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await expectNoViolations(page)
  await sessions.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL(/\/$/)
  await other.close()
})

/** A PNG of one pixel. */
const PHOTO = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
