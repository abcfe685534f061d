import type { Page } from '@playwright/test'
import { listPageTypes } from '../support/pageTypes.ts'
import { PageWatch } from '../support/pageWatch.ts'
import { expect, test } from '../support/test.ts'

const STYLE_ATTRIBUTE = /<[a-z][^<>]*\sstyle\s*=/gi
const SCRIPTS = /<script\b.*?<\/script>/gis

test('no page has a style attribute, and no policy allows unsafe styles', { tag: '@once' }, async ({ api, request }) => {
  for (const address of [...(await listPageTypes(api, 'USD')), '/edit-profile', '/api-docs/index.html']) {
    const response = await request.get(address)
    expect((await response.text()).replaceAll(SCRIPTS, '').match(STYLE_ATTRIBUTE) ?? [], address).toEqual([])
    expect(response.headers()['content-security-policy'], address).toMatch(/(?:^|; )style-src 'self'(?: 'sha256-[^']+')*(?:;|$)/)
    expect(response.headers()['content-security-policy'], address).not.toMatch(/unsafe|style-src-/)
  }
})

/** Makes each page collect violations of its Content-Security-Policy in a list. */
const recordViolations = (page: Page) =>
  page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => violations.push(effectiveDirective))
  })

const readViolations = (page: Page) => page.evaluate(() => (window as unknown as { readonly violations: string[] }).violations)

test('a dialog stops the scrolling of the page, and the policy is not violated', { tag: '@once' }, async ({ page }) => {
  await recordViolations(page)
  await page.goto('/terms-of-use')
  const readOverflow = () => page.evaluate(() => getComputedStyle(document.body).overflowY)
  expect(await readOverflow()).toBe('visible')
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(readOverflow).toBe('hidden')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(readOverflow).toBe('visible')
  expect(await readViolations(page)).toEqual([])
})

test('the colours switch without transitions, and the policy is not violated', { tag: '@once' }, async ({ page }) => {
  await recordViolations(page)
  await page.goto('/course')
  // The test presses the button with the keyboard, because the pointer would also start
  // transitions.
  await page.getByRole('button', { name: 'Dark mode' }).focus()
  await page.evaluate(() => {
    const transitions: string[] = []
    Object.assign(window, { transitions })
    document.addEventListener('transitionrun', ({ propertyName }) => transitions.push(propertyName))
  })
  const readBackground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await readBackground()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expect.poll(readBackground).not.toBe(light)
  await expect(page.locator('html')).not.toHaveAttribute('data-switches-colours')
  expect(await page.evaluate(() => (window as unknown as { readonly transitions: string[] }).transitions)).toEqual([])
  expect(await readViolations(page)).toEqual([])
})

test('the documentation of the API shows an operation, and the policy is not violated', { tag: '@once' }, async ({ page }) => {
  await recordViolations(page)
  await page.goto('/api-docs/index.html')
  const operation = page.locator('.opblock').first()
  await operation.getByRole('button').first().click()
  await operation.getByRole('button', { name: 'Try it out' }).click()
  await expect(operation.getByRole('button', { name: 'Execute' })).toBeVisible()
  expect(await readViolations(page)).toEqual([])
})

const VIOLATIONS: readonly (readonly [directive: string, violate: () => void])[] = [
  ['style-src-elem', () => document.head.append(Object.assign(document.createElement('style'), { textContent: 'p{color:red}' }))],
  ['style-src-attr', () => document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p style="color: red">Red</p>')],
  ['style-src-attr', () => document.querySelector('main')?.setAttribute('style', 'color: red')],
  ['script-src-elem', () => document.head.append(Object.assign(document.createElement('script'), { textContent: 'window.ran = true' }))],
]

test.describe('on purpose', () => {
  // The other tests only check the console for errors. This test proves that each violation appears
  // in the console.
  test.use({ expectedErrors: [/Content Security Policy/] })

  test('each violation of the policy is an event and an error in the console', { tag: '@once' }, async ({ page }) => {
    await recordViolations(page)
    for (const [directive, violate] of VIOLATIONS) {
      await page.goto('/terms-of-use')
      const watch = new PageWatch(page, new URL(page.url()).hostname)
      await page.evaluate(violate)
      await expect.poll(() => readViolations(page)).toEqual([directive])
      await expect.poll(() => watch.takeFaults().filter((each) => /^console: .*Content Security Policy/.test(each)).length).toBeGreaterThan(0)
    }
  })
})
