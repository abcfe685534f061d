import { expect, test } from '../support/test.ts'

test('the language of the address is kept by reload, links and Back, and the menu changes it', { tag: '@once' }, async ({ page }) => {
  const html = page.locator('html')
  await page.goto('/blog?lang=ur')
  await expect(html).toHaveAttribute('lang', 'ur')
  await expect(html).toHaveAttribute('dir', 'rtl')
  await page.reload()
  await expect(html).toHaveAttribute('lang', 'ur')
  await page.locator('a[href^="/blog-detail/"], main a[href*="/blog"]').first().click()
  await expect(page).not.toHaveURL(/\/blog\?lang=ur$/)
  await expect(page).toHaveURL(/[?&]lang=ur$/)
  await page.getByRole('combobox', { name: 'زبان', exact: true }).selectOption('en')
  await expect(html).toHaveAttribute('dir', 'ltr')
  await expect(page).not.toHaveURL(/lang=/)
  await page.goBack()
  await expect(page).toHaveURL(/\/blog$/)
  await expect(html).toHaveAttribute('lang', 'en')
})
