import type { Locator, Route } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { register, registerByRequest } from '../support/account.ts'
import { expect, test } from '../support/test.ts'

/** Fills in the fields of the long forms that the site does not prefill for a signed-in person. */
async function fillLongForm(form: Locator): Promise<void> {
  await form.getByRole('radio', { name: 'WhatsApp' }).check()
  for (const key of ['residence', 'citizenship']) await form.locator(`input[name="${key}"]`).fill('Pakistan')
  await form.locator('select[name="intake_c"]').selectOption({ index: 1 })
  await form.getByRole('radio', { name: 'No', exact: true }).check()
  await form.getByRole('radio', { name: 'None yet' }).check()
  await form.locator('select[name="level_c"]').selectOption({ index: 2 })
  await form.locator('input[name="terms"]').check()
}

test('the long forms of a course are checked, sent and closed as specified', { tag: '@once' }, async ({ page, api }) => {
  await registerByRequest(page)
  const [course] = (await api.search({})).results
  await page.goto(`/course-detail?course_id=${course?.id}`)
  const requests: URLSearchParams[] = []
  page.on('request', (request) => {
    if (request.url().includes('/crm/webForms.php')) requests.push(new URLSearchParams(request.postData() ?? ''))
  })
  for (const [button, submit] of [['Free Counselling', 'Get free counselling'], ['Register Now for More Assistance', 'Register']] as const) {
    await page.getByRole('button', { name: button }).click()
    const form = page.getByRole('dialog', { name: button })
    await expect(form.locator('input[name="full_name"]')).toHaveValue('Ayesha Khan')
    await form.getByRole('button', { name: submit }).click()
    await expect(form.getByRole('alert')).toContainText('Phone-type is required')
    await form.getByRole('radio', { name: 'Yes', exact: true }).check()
    await expect(form.getByRole('combobox', { name: /^English test/ }).getByRole('option')).toHaveText(['Select', 'IELTS', 'TOEIC', 'OPI', 'PET', 'FCE', 'CAE', 'CPE', 'TOEFL', 'PTE'])
    await expect(form.getByRole('textbox', { name: 'Exam result' })).toBeVisible()
    await fillLongForm(form)
    await expect(form.getByRole('textbox', { name: 'Exam result' })).toBeHidden()
    await form.getByRole('button', { name: submit }).click()
    await expect(form).toBeHidden()
    await expect(page.getByRole('status').filter({ hasText: 'Application Submitted' })).toHaveCount(1)
  }
  await page.getByRole('button', { name: 'Check Eligibility' }).click()
  const eligibility = page.getByRole('dialog', { name: 'Check Eligibility' })
  await expect(eligibility.getByRole('button', { name: 'Check eligibility' })).toBeDisabled()
  await fillLongForm(eligibility)
  await eligibility.locator('input[name="city"]').fill('Lahore')
  await eligibility.getByRole('button', { name: 'Check eligibility' }).click()
  await expect(eligibility.getByRole('alert')).toContainText('Bachelors: required')
  await eligibility.getByRole('checkbox', { name: 'Masters' }).check()
  await eligibility.locator('input[name="master_passing_year"]').fill('2024')
  await eligibility.getByRole('button', { name: 'Check eligibility' }).click()
  await expect(eligibility.getByText('Application Submitted')).toBeVisible()
  expect(requests.map((sent) => sent.get('source'))).toEqual(['Get-Free-Counselling', 'Apply-Now', 'Check-Eligibility'])
  expect(requests.map((sent) => [sent.get('course_id'), sent.get('institute')])).toEqual(requests.map(() => [String(course?.id), course?.institute_name]))
})

test.describe('forms that fail', { tag: '@once' }, () => {
  test.use({ expectedErrors: [/status of 500|ERR_FAILED/] })

  test('a refused eligibility check is told, and closed dialogs leave nothing in storage', async ({ page, api }) => {
    await registerByRequest(page)
    const [course] = (await api.search({})).results
    await page.goto(`/course-detail?course_id=${course?.id}`)
    const getStored = () => page.evaluate(() => localStorage.getItem('meridian-dialog'))
    await page.getByRole('button', { name: 'Check Eligibility' }).click()
    const eligibility = page.getByRole('dialog', { name: 'Check Eligibility' })
    await fillLongForm(eligibility)
    await eligibility.locator('input[name="city"]').fill('Lahore')
    await eligibility.getByRole('checkbox', { name: 'Masters' }).check()
    await eligibility.locator('input[name="master_passing_year"]').fill('2024')
    // After a lost connection or a server error, the page shows a text of the site instead of the
    // error's own text.
    for (const refuse of [(route: Route) => route.abort(), (route: Route) => route.fulfill({ status: 500, json: { message: 'relation does not exist' } })]) {
      await page.route('**/crm/webForms.php', refuse, { times: 1 })
      await eligibility.getByRole('button', { name: 'Check eligibility' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Not submitted' })).toHaveCount(1)
      await expect(eligibility.getByRole('button', { name: 'Check eligibility' })).toBeEnabled()
    }
    await expect(page.getByText('relation does not exist')).toHaveCount(0)
    await expect(eligibility.locator('input[name="city"]')).toHaveValue('Lahore')
    await page.keyboard.press('Escape')
    await expect(eligibility).toBeHidden()

    await page.getByRole('button', { name: `Apply: ${course?.name}` }).first().click()
    await expect(page.getByRole('dialog', { name: 'Request Information' })).toBeVisible()
    expect(await getStored()).not.toBeNull()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await getStored()).toBeNull()

    await page.getByRole('button', { name: 'Request information', exact: true }).first().click()
    const request = page.getByRole('dialog', { name: 'Request Info' })
    await expect(request.getByRole('button', { name: /^Request/ })).toBeDisabled()
    await request.getByRole('checkbox').last().check()
    await expect(request.getByRole('button', { name: /^Request/ })).toBeEnabled()
  })
})

test('the code of a form loads when the form opens', { tag: '@once' }, async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  const listFormScripts = () => scripts.filter((path) => /[/](Enquiry|useRuleForm)-/.test(path))
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.waitForLoadState('networkidle')
  expect(scripts.length).toBeGreaterThan(5)
  expect(listFormScripts()).toEqual([])
  await page.getByRole('button', { name: 'Need Assistance' }).click()
  await expect(page.getByRole('dialog', { name: 'Need Assistance' }).getByRole('button', { name: 'Send' })).toBeVisible()
  expect(new Set(listFormScripts().map((path) => path.split('-')[0]))).toEqual(new Set(['/assets/Enquiry', '/assets/useRuleForm']))
})

test('a visitor may ask for assistance; a suggestion and ApplyNow go on after registering', { tag: '@once' }, async ({ page, api, listing }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Need Assistance' }).click()
  const assistance = page.getByRole('dialog', { name: 'Need Assistance' })
  for (const [key, value] of [['full_name', 'Ali Khan'], ['email_address', 'ali@example.org'], ['mobile', '0300 1234567']] as const) await assistance.locator(`input[name="${key}"]`).fill(value)
  await assistance.getByRole('combobox', { name: 'Country code' }).selectOption('')
  await assistance.getByRole('textbox', { name: 'Message' }).fill('Please call me.')
  await assistance.getByRole('button', { name: 'Send' }).click()
  await expect(assistance.getByRole('alert')).toContainText('Country code is required')
  await assistance.getByRole('combobox', { name: 'Country code' }).selectOption('PK')
  await assistance.getByRole('button', { name: 'Send' }).click()
  await expect(assistance.getByText('Submitted Successfully')).toBeVisible()
  await assistance.getByRole('button', { name: 'Close' }).first().click()

  const [course] = (await api.search({})).results
  await page.goto(`/course-detail?course_id=${course?.id}`)
  await page.getByRole('button', { name: 'Register Now for More Assistance' }).click()
  const applyNow = page.getByRole('dialog', { name: 'Register Now for More Assistance' })
  for (const [key, value] of [['full_name', 'Ayesha Khan'], ['email_address', 'a@example.org'], ['mobile', '0300 1234567']] as const) await applyNow.locator(`input[name="${key}"]`).fill(value)
  await fillLongForm(applyNow)
  await applyNow.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('dialog', { name: 'Register', exact: true })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('apply-after-register'))).toBe('1')
  await register(page)
  await expect(applyNow.locator('input[name="full_name"]')).toHaveValue('Ayesha Khan')
  expect(await page.evaluate(() => localStorage.getItem('apply-after-register'))).toBe('0')
  await applyNow.getByRole('button', { name: 'Register' }).click()
  await expect(applyNow).toBeHidden()

  await listing.open()
  await listing.cards.first().getByRole('button', { name: /^Suggest an edit/ }).click()
  const review = page.getByRole('dialog', { name: 'Suggest an Edit or Post Review' })
  await review.getByRole('radio', { name: 'Call' }).check()
  await review.getByRole('textbox', { name: 'Comment' }).fill('The fee is out of date.')
  await expectNoViolations(page)
  await review.getByRole('button', { name: 'Add Review' }).click()
  await expect(review.getByText('Submitted Successfully')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(review).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('meridian-dialog'))).toBeNull()
})
