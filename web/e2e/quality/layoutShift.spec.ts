import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** The limit of a good score in Lighthouse. */
const SHIFT_MAX = 0.1

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node?: Node }[]
}

/** Collects the shifts of each page from its beginning, and what moved. */
const observeShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: [number, string][] = []
    Object.assign(globalThis, { shifts })
    const describe = (node: Node | undefined) => (node instanceof Element ? `${node.tagName} ${node.className.toString()} ${node.textContent.slice(0, 30)}` : (node?.nodeName ?? 'removed'))
    const observer = new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as LayoutShift[]) if (!shift.hadRecentInput) shifts.push([shift.value, shift.sources.map(({ node }) => describe(node)).join(', ')])
    })
    observer.observe({ type: 'layout-shift', buffered: true })
  })

/** Scrolls to the end faster than the parts of the page load, and waits for them. */
async function scrollToEnd(page: Page): Promise<void> {
  for (let step = 0; step < 20; step += 1) {
    await page.evaluate(() => window.scrollBy({ top: window.innerHeight, behavior: 'instant' }))
    await page.waitForTimeout(50)
  }
  await page.waitForLoadState('networkidle')
}

/** The limit applies to the sum of all shifts, which is at least as strict as Lighthouse's limit. */
async function expectSmallShift(page: Page, label: string): Promise<void> {
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: [number, string][] }).shifts)
  const sum = shifts.reduce((total, [value]) => total + value, 0)
  expect(sum, `${label}: ${JSON.stringify(shifts)}`).toBeLessThan(SHIFT_MAX)
}

test('parts that load later do not move what is already visible', { tag: '@once' }, async ({ page, api }) => {
  const [one, other] = (await api.search({})).results
  const country = (await api.countries()).toSorted((first, second) => second.course_count - first.course_count)[0]
  const addresses = [
    `/discipline-detail?discipline=${one?.discipline?.slug}`,
    `/discipline-detail?discipline=${one?.discipline?.slug}&institutes=${one?.institute_slug}`,
    `/compare-course?crs1=${one?.slug}&crs2=${other?.slug}`,
    `/country/${country?.slug}`,
  ]
  await observeShifts(page)
  for (const width of [390, 1280])
    for (const address of addresses) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 800 })
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await scrollToEnd(page)
      await expectSmallShift(page, `${address} at ${width} px`)
    }
})
