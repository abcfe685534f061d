import { expect, test as base, type Page } from '@playwright/test'
import { Listing } from './listingPage.ts'
import { ApiClient } from './apiClient.ts'

interface Fixtures {
  readonly listing: Listing
  readonly api: ApiClient
  /** Faults of the page that this test makes on purpose. */
  readonly expectedFaults: RegExp[]
}

/** A page that is drawn before its code is there is inert; no test talks to it before that has drawn it anew. */
function goOnWhenAlive(page: Page): void {
  const alive = () => page.locator('#root > [inert]').waitFor({ state: 'detached' })
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (...given) => {
    const answer = await goto(...given)
    await alive()
    return answer
  }
  page.reload = async (...given) => {
    const answer = await reload(...given)
    await alive()
    return answer
  }
}

/** Every test also proves that the page asks nobody but its own server, and that nothing in it breaks. */
export const test = base.extend<Fixtures>({
  expectedFaults: [[], { option: true }],
  page: async ({ page, baseURL, expectedFaults }, use) => {
    const asked = new Set<string>()
    const faults: string[] = []
    page.on('request', (request) => asked.add(new URL(request.url()).origin))
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    goOnWhenAlive(page)
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
