import type { Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { applyByRequest, PASSWORD, registerByRequest } from '../support/account.ts'
import { expect, test } from '../support/test.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n')

/** The toast closes after a second, but screen readers keep its text. */
const expectToast = (page: Page, text: string) => expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1)

test.describe('requests that are refused on purpose', () => {
  test.use({ expectedErrors: [/status of 40[01]/] })

  test('an application is tracked, gets a document and is withdrawn; the data is exported and deleted', { tag: '@once' }, async ({ page, api }) => {
    await registerByRequest(page)
    const name = await applyByRequest(page, api)
    await page.goto('/track-application')
    const main = page.getByRole('main')
    await expect(main.getByRole('listitem')).toHaveCount(1)
    await expect(main.getByRole('listitem')).toContainText('Submitted')
    await expectNoViolations(page)
    await main.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(/\/application-detail\?id=/)
    await expect(main.getByRole('region', { name: 'History' }).getByRole('listitem')).toHaveText([/Submitted/])
    await expect(main.getByRole('region', { name: 'What you sent' })).toContainText('When does the course start?')

    // The browser checks the size and type of a file. The server checks its content.
    const documents = main.getByRole('region', { name: 'Documents of this application' })
    await documents.getByRole('button', { name: 'Upload' }).click()
    await expect(documents.getByText('Choose a file')).toBeVisible()
    await documents.locator('select[name="kind"]').selectOption('transcript')
    const file = documents.locator('input[name="file"]')
    await file.setInputFiles({ name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>alert(1)</script>') })
    await documents.getByRole('button', { name: 'Upload' }).click()
    await expect(documents.getByText('Choose a file in PDF, PNG or JPEG format')).toBeVisible()
    await file.setInputFiles({ name: 'marks <b>.pdf', mimeType: 'application/pdf', buffer: PDF })
    await documents.getByRole('button', { name: 'Upload' }).click()
    await expectToast(page, 'Document uploaded')
    const entry = documents.getByRole('listitem')
    await expect(entry).toContainText('Transcript')
    await expectNoViolations(page)
    const [download] = await Promise.all([page.waitForEvent('download'), entry.getByRole('link').click()])
    expect(download.suggestedFilename()).toMatch(/^marks.*\.pdf$/)

    await main.getByRole('button', { name: 'Withdraw application' }).click()
    const question = main.getByRole('group', { name: /^Do you want to withdraw this application/ })
    await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused()
    await question.getByRole('button', { name: 'Keep it' }).click()
    await main.getByRole('button', { name: 'Withdraw application' }).click()
    await question.getByRole('button', { name: 'Withdraw application' }).click()
    await expect(main.getByRole('region', { name: 'History' }).getByRole('listitem')).toHaveText([/Submitted/, /Withdrawn/])
    await expect(main.getByRole('button', { name: 'Withdraw application' })).toBeHidden()

    // The page of all documents also lists this document. It asks for confirmation before it
    // deletes the document.
    await page.goto('/upload-documents')
    await main.getByRole('button', { name: /^Delete: marks/ }).click()
    await main.getByRole('group', { name: /^Do you want to delete marks/ }).getByRole('button', { name: 'Delete' }).click()
    await expect(main.getByText('No documents yet.')).toBeVisible()

    await page.goto('/edit-profile')
    const ownData = main.getByRole('region', { name: 'Your data' })
    const [archive] = await Promise.all([page.waitForEvent('download'), ownData.getByRole('button', { name: 'Download my data' }).click()])
    expect(archive.suggestedFilename()).toBe('meridian-data.zip')
    await ownData.getByRole('button', { name: 'Delete my account' }).click()
    const password = ownData.locator('input[name="current_password"]')
    await password.fill('not my password 1')
    await ownData.getByRole('button', { name: 'Delete permanently' }).click()
    await expect(ownData.getByText('The current password is wrong')).toBeVisible()
    await expectNoViolations(page)
    await password.fill(PASSWORD)
    await ownData.getByRole('button', { name: 'Delete permanently' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expectToast(page, 'Your account and its data are deleted')
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('user_Id'))).toBeNull()
  })

  test('a visitor who follows an institute goes on after signing in', { tag: '@once' }, async ({ page, api }) => {
    const email = await registerByRequest(page)
    await page.context().clearCookies()
    const [course] = (await api.search({})).results
    await page.goto(`/university-details/${course?.institute_slug ?? ''}`)
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
    await page.getByRole('button', { name: 'Follow', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Please sign in' })
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
    await dialog.locator('input[name="password"]').fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Login' }).click()
    await expectToast(page, 'You follow this institute')
    await expect(page.getByRole('button', { name: 'Stop following' })).toBeVisible()
  })
})

test('an institute is followed, and visa guides open from the header', { tag: '@once' }, async ({ page, api }) => {
  await registerByRequest(page)
  const [course] = (await api.search({})).results
  await page.goto(`/university-details/${course?.institute_slug ?? ''}`)
  await page.getByRole('button', { name: 'Follow', exact: true }).click()
  await expectToast(page, 'You follow this institute')
  await expect(page.getByRole('button', { name: 'Stop following' })).toBeVisible()
  const header = page.getByRole('banner').first()
  await expect(header.getByRole('link', { name: 'Track applications' })).toBeVisible()
  await header.getByRole('link', { name: 'Shortlisted courses' }).click()
  const followed = page.getByRole('region', { name: 'Institutes you follow' })
  await expect(followed.getByRole('link', { name: course?.institute_name ?? '' })).toBeVisible()
  await followed.getByRole('button', { name: /^Stop following/ }).click()
  await expect(followed).toBeHidden()

  await header.getByRole('link', { name: 'Student visas' }).click()
  await expect(page).toHaveURL(/\/all-visas$/)
  const guides = page.getByRole('main').getByRole('listitem')
  await expect(guides.first()).toContainText('Sample: the figures are only examples.')
  const country = (await guides.first().getByRole('link').textContent()) ?? ''
  await expectNoViolations(page)
  await guides.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Student visa: ${country}`)
  await expect(page.getByRole('note')).toContainText('Sample')
  await expect(page.getByRole('region', { name: 'What you need' }).getByRole('listitem')).not.toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Official page' })).toHaveAttribute('href', /^https:/)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Account: Ayesha Khan' }).click()
  for (const link of ['Edit', 'Student visas', 'Shortlisted courses', 'Track applications', 'Upload documents']) await expect(header.getByRole('listitem').getByRole('link', { name: link, exact: true })).toBeVisible()
  await expect(header.getByRole('button', { name: 'Sign out' })).toBeVisible()
})

test('every guarded page sends a visitor home', { tag: '@phone' }, async ({ page }) => {
  for (const path of ['/edit-profile', '/all-visas', '/visa-detail/australia', '/application-detail?id=1', '/shortlist', '/track-application', '/upload-documents']) {
    await page.goto(path)
    await expect(page.getByRole('dialog', { name: 'Please sign in' })).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
  }
})
