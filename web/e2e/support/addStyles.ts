import type { Page } from '@playwright/test'

/**
 * Adds styles to the open page, and waits for its next frame. Playwright's `addStyleTag` does not
 * work here, because the Content-Security-Policy forbids its style element.
 */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  }, css)
}
