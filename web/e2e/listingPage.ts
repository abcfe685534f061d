import { expect, type Locator, type Page } from '@playwright/test'

/** The listing as a person handles it, on a desk and on a phone. */
export class Listing {
  readonly page: Page
  private readonly isPhone: boolean

  constructor(page: Page, isPhone: boolean) {
    this.page = page
    this.isPhone = isPhone
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/course${search}`)
    await this.settled()
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 })
  }

  get cards(): Locator {
    return this.page.getByRole('article')
  }

  get search(): Locator {
    return this.page.getByRole('searchbox')
  }

  chip(name: string): Locator {
    return this.page.getByRole('button', { name: `Remove ${name}`, exact: true })
  }

  box(name: string): Locator {
    return this.page.getByRole('group', { name, exact: true })
  }

  /** Waits until what is shown is what was asked for last. */
  async settled(): Promise<void> {
    await expect(this.page.getByRole('main')).toHaveAttribute('aria-busy', 'false')
  }

  /** Does something with the filters, which stand in a sheet on a phone. */
  async withFilters(action: () => Promise<void>): Promise<void> {
    if (!this.isPhone) return action()
    await this.page.getByRole('button', { name: /^Filters/ }).click()
    await action()
    await this.page.getByRole('dialog').getByRole('button', { name: /^Show/ }).click()
    await expect(this.page.getByRole('dialog')).toBeHidden()
  }

  /** Opens a box that is closed; again, where the list of the box above came just then and moved it from under the click. */
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
