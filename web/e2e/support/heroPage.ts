import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** The controls of the search on the home page. */
export class Hero {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/${search}`)
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText('Study abroad, compared honestly')
  }

  get course() {
    return this.page.getByRole('combobox', { name: 'Course', exact: true })
  }
  get level() {
    return this.page.getByRole('combobox', { name: 'Degree level', exact: true })
  }
  get location() {
    return this.page.getByRole('combobox', { name: 'Location', exact: true })
  }
  get specialization() {
    return this.page.getByRole('combobox', { name: 'Search specializations' })
  }

  option(name: string | RegExp) {
    return this.page.getByRole('option', { name }).first()
  }
  chips(box: string) {
    return this.page.getByRole('list', { name: `Selected: ${box}`, exact: true }).getByRole('listitem')
  }
  remove(name: string) {
    return this.page.getByRole('button', { name: `Remove ${name}`, exact: true })
  }
  mode(name: string) {
    return this.page.getByRole('button', { name, exact: true })
  }
  async pickLevel(name: string | RegExp): Promise<void> {
    await this.level.click()
    await this.option(name).click()
  }
  async pickMode(name: string): Promise<void> {
    await this.location.click()
    await this.mode(name).click()
  }
  async search(): Promise<void> {
    await this.page.getByRole('search', { name: 'Search by course' }).getByRole('button', { name: 'Search', exact: true }).click()
  }
}
