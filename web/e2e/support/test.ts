import { expect, test as base, type Page } from '@playwright/test'
import { Listing } from './listingPage.ts'
import { ApiClient } from './apiClient.ts'

interface Fixtures {
  readonly listing: Listing
  readonly api: ApiClient
  /** Errors of the page that this test causes on purpose. */
  readonly expectedFaults: RegExp[]
}

/** Makes navigation wait until React has replaced the inert prerendered frame. */
function waitForReactOnNavigation(page: Page): void {
  const waitForReact = () => page.locator('#root > [inert]').waitFor({ state: 'detached' })
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (...given) => {
    const answer = await goto(...given)
    await waitForReact()
    return answer
  }
  page.reload = async (...given) => {
    const answer = await reload(...given)
    await waitForReact()
    return answer
  }
}

/** Every test also checks that the page sends requests only to its own server and logs no errors. */
export const test = base.extend<Fixtures>({
  expectedFaults: [[], { option: true }],
  page: async ({ page, baseURL, expectedFaults }, use) => {
    const asked = new Set<string>()
    const faults: string[] = []
    page.on('request', (request) => asked.add(new URL(request.url()).origin))
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    waitForReactOnNavigation(page)
    await use(page)
    const own = [new URL(baseURL ?? '').origin, 'null']
    expect([...asked].filter((origin) => !own.includes(origin))).toEqual([])
    expect(faults.filter((fault) => !expectedFaults.some((expected) => expected.test(fault)))).toEqual([])
  },
  listing: async ({ page, isMobile }, use) => {
    await use(new Listing(page, isMobile))
  },
  api: async ({ request }, use) => {
    await use(new ApiClient(request))
  },
})

export { expect }
