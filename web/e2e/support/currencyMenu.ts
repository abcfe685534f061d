import type { Locator, Page } from '@playwright/test'

/**
 * Finds the currency button in the header. The accessible name of the button contains the selected
 * code.
 */
export function findCurrencyButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: /^Currency: / })
}

/** Selects a currency in the header by its code, or Default. */
export async function selectCurrency(page: Page, code: string): Promise<void> {
  await findCurrencyButton(page).click()
  const menu = page.getByRole('dialog', { name: 'Currency' })
  await menu.getByRole('combobox').fill(code)
  await menu.getByRole('option').first().click()
}
