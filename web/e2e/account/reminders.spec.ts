import { expectNoViolations } from '../support/axe.ts'
import { PASSWORD, registerByRequest } from '../support/account.ts'
import { expect, test } from '../support/test.ts'

const SCHOLARSHIP = 'Kestrel Engineering Scholarship'

test.describe('with a session that has ended', () => {
  test.use({ expectedErrors: [/status of 401/] })

  test('a visitor asks to be reminded of a deadline, signs in, and finds the reminder among the shortlisted courses', { tag: '@once' }, async ({ page }) => {
    const email = await registerByRequest(page)
    await page.context().clearCookies()
    await page.goto('/scholarship-detail/kestrel-engineering-scholarship')
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
    const facts = page.getByRole('region', { name: 'Key facts' })
    await facts.getByRole('button', { name: 'Remind me of the deadline' }).click()
    const dialog = page.getByRole('dialog', { name: 'Please sign in' })
    await expect(dialog).toContainText('A reminder needs an account, so we know where to send it.')
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
    await dialog.locator('input[name="password"]').fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'We will remind you by mail before the deadline' })).toHaveCount(1)
    await expect(facts.getByRole('button', { name: 'Remove reminder' })).toBeVisible()
    await expectNoViolations(page)

    await page.getByRole('link', { name: 'Shortlisted courses' }).click()
    const reminders = page.getByRole('region', { name: 'Deadlines we remind you of' })
    await expect(reminders.getByRole('listitem')).toContainText('Deadline: 15 February 2027')
    await expectNoViolations(page)
    await reminders.getByRole('link', { name: SCHOLARSHIP }).click()
    await facts.getByRole('button', { name: 'Remove reminder' }).click()
    await expect(facts.getByRole('button', { name: 'Remind me of the deadline' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(reminders).toBeHidden()
  })
})
