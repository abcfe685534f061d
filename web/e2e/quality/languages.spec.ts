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

test('the list of languages has the name of each in the language itself, and every change keeps the page', { tag: '@once' }, async ({ page }) => {
  const html = page.locator('html')
  const list = page.getByRole('banner').locator('select')
  await page.goto('/all-countries')
  await expect(list.locator('option')).toHaveText(['English', 'اردو', 'العربية'])
  for (const [language, direction, heading] of [['ar', 'rtl', 'دول للدراسة'], ['ur', 'rtl', 'تعلیم کے لیے ممالک'], ['ar', 'rtl', 'دول للدراسة'], ['en', 'ltr', 'Countries to study in']] as const) {
    await list.selectOption(language)
    await expect(html).toHaveAttribute('lang', language)
    await expect(html).toHaveAttribute('dir', direction)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/all-countries')
  }
})
