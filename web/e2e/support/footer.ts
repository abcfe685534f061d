import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Scrolls to the footer until its links have loaded. Parts of the page above it load while it comes near, and move it away. */
export async function scrollToFooter(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo')
  await expect(async () => {
    await footer.scrollIntoViewIfNeeded()
    await expect(footer.getByRole('link').first()).toBeVisible({ timeout: 2000 })
  }).toPass()
}
