import { expect, test } from '../support/test.ts'

test('Back closes the open dialog, and one Back leaves the page after a dialog was closed in another way', async ({ page, listing, isMobile }) => {
  await page.goto('/terms-of-use')
  await listing.open()
  const login = page.getByRole('button', { name: 'Login' })
  const dialog = page.getByRole('dialog')
  await login.click()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/course$/)
  await expect(login).toBeFocused()

  await listing.cards.first().getByRole('button', { name: /^Compare/ }).click()
  const drawer = page.getByRole('region', { name: 'You can compare upto 3 Universities' })
  await expect(drawer).toBeVisible()
  await page.goBack()
  await expect(drawer).toBeHidden()

  if (isMobile) {
    await page.getByRole('button', { name: /^Filters/ }).click()
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
  }

  // One dialog replaces another, and Back closes the second one.
  await login.click()
  await dialog.getByRole('button', { name: 'Register' }).click()
  await expect(dialog.locator('input[name="city"]')).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/course$/)

  await login.click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/terms-of-use$/)
})
