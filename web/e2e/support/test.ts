import { expect, test as base, type Page } from '@playwright/test'
import { Listing } from './listingPage.ts'
import { ApiClient } from './apiClient.ts'
import { findStoredData, observePersonalData } from './personalData.ts'

interface Fixtures {
  readonly listing: Listing
  readonly api: ApiClient
  /** Patterns of the errors that a test causes on purpose. */
  readonly expectedErrors: RegExp[]
}

/** Makes `goto` and `reload` of the page wait until React has replaced the prerendered frame. */
function waitForReactOnNavigation(page: Page): void {
  const waitForReact = () => page.locator('#root > [data-prerendered]').waitFor({ state: 'detached' })
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (...args) => {
    const response = await goto(...args)
    await waitForReact()
    return response
  }
  page.reload = async (...args) => {
    const response = await reload(...args)
    await waitForReact()
    return response
  }
}

/**
 * Every test also checks three things. The page sends requests only to its own host, the page logs
 * no errors, and no personal values are in the browser's storage or in URLs.
 */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  page: async ({ page, baseURL, expectedErrors }, use) => {
    const requestedHosts = new Set<string>()
    const errors: string[] = []
    page.on('request', (request) => requestedHosts.add(new URL(request.url()).hostname))
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    waitForReactOnNavigation(page)
    const personal = await observePersonalData(page)
    await use(page)
    expect(personal).toEqual([])
    if (page.url().startsWith(baseURL ?? '')) expect(await findStoredData(page)).toEqual([])
    // Images inside the code (`data:` URLs) have no host.
    const allowedHosts = [new URL(baseURL ?? '').hostname, '']
    expect([...requestedHosts].filter((host) => !allowedHosts.includes(host))).toEqual([])
    expect(errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)))).toEqual([])
  },
  listing: async ({ page, isMobile }, use) => {
    await use(new Listing(page, isMobile))
  },
  api: async ({ request }, use) => {
    await use(new ApiClient(request))
  },
})

export { expect }
