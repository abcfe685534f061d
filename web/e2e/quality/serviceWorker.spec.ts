import type { Page } from '@playwright/test'
import { startProxy, type Proxy } from '../support/proxy.ts'
import { expect, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow', expectedErrors: [/Failed to load resource|Failed to fetch|dynamically imported module|Unable to preload CSS/] })

const GONE = 'You are offline. This page continues when you are back online.'

let proxy: Proxy

test.beforeEach(async ({ baseURL }) => {
  proxy = await startProxy(baseURL ?? '')
})
test.afterEach(() => proxy.stop())

async function openWithServiceWorker(page: Page, path: string): Promise<void> {
  await page.goto(proxy.url + path)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  // All requests of the second visit go through the service worker.
  await page.reload()
}

test('an opened course and the last results are readable without a connection', { tag: '@once' }, async ({ page, api }) => {
  const [course] = (await api.search({})).results
  await openWithServiceWorker(page, '/course')
  const first = page.getByRole('article').first()
  await expect(first).toContainText(course?.name ?? '')
  await page.goto(`${proxy.url}/course-detail?course_id=${course?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(course?.name ?? '')
  await page.waitForLoadState('networkidle')
  await proxy.stop()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(course?.name ?? '')
  await expect(page.getByText(GONE)).toBeVisible()
  await page.goto(`${proxy.url}/course`)
  await expect(first).toContainText(course?.name ?? '')
  // A page that the visitor never opened shows the frame of the site and an error text. The stored HTML is empty, so no
  // other page is visible before the code has rendered.
  expect(await page.evaluate(async () => (await (await caches.match('/shell'))?.text()) ?? '')).toContain('<div id="root"></div>')
  await page.goto(`${proxy.url}/all-countries`)
  await expect(page.getByText(GONE)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Meridian home' })).toBeVisible()
  await proxy.restart()
  await expect(page.getByText(GONE)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Countries to study in')
})

test('results of a search without a connection are not those of another search', { tag: '@once' }, async ({ page }) => {
  await openWithServiceWorker(page, '/search?search=law')
  await expect(page.getByRole('article').first()).toBeVisible()
  await proxy.stop()
  await page.goto(`${proxy.url}/search?search=nursing`)
  await expect(page.getByRole('heading', { name: 'We cannot connect to Meridian' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  await proxy.restart()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('calls for a signed-in person are not stored', { tag: '@once' }, async ({ page }) => {
  await openWithServiceWorker(page, '/')
  await page.evaluate(() => Promise.all(['/api/account/session', '/api/discipline/all'].map((path) => fetch(path))))
  const stored = () =>
    page.evaluate(async () => {
      const caches = await globalThis.caches.keys()
      const keys = await Promise.all(caches.map(async (name) => (await globalThis.caches.open(name)).keys()))
      return keys.flat().map(({ url }) => new URL(url).pathname)
    })
  await expect.poll(stored).toContain('/api/discipline/all')
  expect((await stored()).filter((path) => path.startsWith('/api/account') || path.startsWith('/crm'))).toEqual([])
})

test('a new version is offered, and loads the page once', { tag: '@once' }, async ({ page }) => {
  await openWithServiceWorker(page, '/terms-of-use')
  const offer = page.getByRole('button', { name: 'Load it now' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(offer).toHaveCount(0)
  proxy.changeServiceWorker()
  await page.reload()
  let loads = 0
  page.on('load', () => loads++)
  await offer.click()
  await expect.poll(() => loads).toBe(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(offer).toHaveCount(0)
})
