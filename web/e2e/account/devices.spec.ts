import { fillRegistration, makeEmail, PASSWORD, readCode, registerByRequest } from '../support/account.ts'
import { expect, test } from '../support/test.ts'

test('a favourite of one device is on the other one too, and is only marked once', { tag: '@once' }, async ({ page, browser, baseURL, api }) => {
  const email = await registerByRequest(page)
  const [course] = (await api.search({})).results
  await page.goto(`/course-detail?course_id=${course?.id}`)
  const heart = page.getByRole('main').getByRole('button', { name: /^Add to favourites/ }).first()
  await expect(heart).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account: Ayesha Khan' })).toBeVisible()

  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const signedIn = await other.request.post('/crm/userLogin.php', { form: { email_address: email, password: PASSWORD } })
  const { user_id } = (await signedIn.json()) as { user_id: number }
  const marked = await other.request.post('/crm/favCourse.php', { form: { user_id, course_id: course?.id ?? 0, fav_check: 1 } })
  expect(await marked.json()).toMatchObject({ message: 'Course Marked as Favorite' })
  await other.close()

  await heart.click()
  await expect(page.getByRole('status').filter({ hasText: 'Course already Marked as Favorite' })).toHaveCount(1)
  await page.goto('/course')
  await page.goto(`/course-detail?course_id=${course?.id}`)
  await expect(page.getByRole('main').getByRole('button', { name: /^Remove from favourites/ }).first()).toBeVisible()
})

test('the code can be entered on its own page, which then leads home', { tag: '@once' }, async ({ page }) => {
  await page.goto('/terms-of-use')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('dialog', { name: 'Please sign in' }).getByRole('button', { name: 'Register' }).click()
  const dialog = page.getByRole('dialog', { name: 'Register' })
  const email = makeEmail()
  await fillRegistration(dialog, email)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Request OTP' }).click()
  await expect(page.getByRole('dialog', { name: 'Enter your code' })).toContainText(email)
  await page.goto('/otp-screen')
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Code' }).fill(await readCode(email))
  await main.getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('button', { name: 'Account: Ayesha Khan' })).toBeVisible()
})

test('the profile takes a city of the gazetteer with its country, and a wrong number is corrected by asking', { tag: '@once' }, async ({ page }) => {
  await registerByRequest(page)
  await page.goto('/edit-profile')
  const main = page.getByRole('main')
  const city = main.locator('input[name="city_id"]')
  // The test types the whole name before its suggestions arrive.
  await city.fill('leeds')
  await expect(main.locator('select[name="country_id"] option:checked')).toHaveText('United Kingdom')
  await main.locator('input[name="last_qualification"]').fill('FSc')
  await main.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Successfully updated.' })).toHaveCount(1)
  await page.reload()
  await expect(city).toHaveValue('Leeds')
  await city.fill('Manches')
  await expect(main.locator('datalist option[value="Manchester, England, United Kingdom"]')).toBeAttached()
  // When a person chooses an option of the list, the browser also fills in the text of the option.
  await city.fill('Manchester, England, United Kingdom')
  await main.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Successfully updated.' })).toHaveCount(1)
  await page.reload()
  await expect(city).toHaveValue('Manchester')
  await expect(main.locator('select[name="country_id"] option:checked')).toHaveText('United Kingdom')
  await expect(main.locator('input[name="last_qualification"]')).toHaveValue('FSc')
  await main.getByRole('button', { name: 'Ask us to correct it' }).click()
  await expect(page.getByRole('dialog', { name: 'Need Assistance' }).locator('input[name="full_name"]')).toHaveValue('Ayesha Khan')
})
