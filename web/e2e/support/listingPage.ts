import { expect, type Locator, type Page } from '@playwright/test'

/** The controls of the listing, on desktop and phone. */
export class Listing {
  readonly page: Page
  private readonly isPhone: boolean

  constructor(page: Page, isPhone: boolean) {
    this.page = page
    this.isPhone = isPhone
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/course${search}`)
    await this.waitUntilLoaded()
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 })
  }

  get cards(): Locator {
    return this.page.getByRole('article')
  }

  get search(): Locator {
    return this.page.getByRole('search').getByRole('combobox')
  }

  chip(name: string): Locator {
    return this.page.getByRole('button', { name: `Remove ${name}`, exact: true })
  }

  box(name: string): Locator {
    return this.page.getByRole('group', { name, exact: true })
  }

  /** Waits until the page shows the results of the last request. */
  async waitUntilLoaded(): Promise<void> {
    await expect(this.page.getByRole('main')).toHaveAttribute('aria-busy', 'false')
  }

  /** Runs an action on the filters. On a phone the filters are in a sheet, which is opened first and closed again. */
  async withFilters(action: () => Promise<void>): Promise<void> {
    if (!this.isPhone) return action()
    await this.page.getByRole('button', { name: /^Filters/ }).click()
    await action()
    await this.page.getByRole('dialog').getByRole('button', { name: /^Show .*courses?$/ }).click()
    await expect(this.page.getByRole('dialog')).toBeHidden()
  }

  /**
   * Opens a closed box. A list above the box can load during the click and move the box away. The
   * function then clicks again.
   */
  async openBox(name: string): Promise<Locator> {
    const toggle = this.page.getByRole('button', { name: new RegExp(`^${name}(?: [\\d,]+ selected)?$`) })
    await expect(async () => {
      if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
      await expect(toggle).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 })
    }).toPass()
    return this.box(name)
  }

  async sortBy(order: string): Promise<void> {
    await this.page.getByRole('button', { name: /^Sort/ }).click()
    await this.page.getByRole('menuitem', { name: order, exact: true }).click()
  }
}
