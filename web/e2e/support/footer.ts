import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/**
 * Scrolls to the footer again and again until its links have loaded. Sections above the footer load
 * during the scrolling, and push the footer down.
 */
export async function scrollToFooter(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo')
  await expect(async () => {
    await footer.scrollIntoViewIfNeeded()
    await expect(footer.getByRole('link').first()).toBeVisible({ timeout: 2000 })
  }).toPass()
}
