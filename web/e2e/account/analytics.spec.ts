import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { enrolSecondFactor, fillSearchLog, registerByRequest, registerWithRole } from '../support/account.ts'
import { expectNoViolations } from '../support/axe.ts'
import { findWiderThanScreen } from '../support/layoutChecks.ts'
import { expect, test } from '../support/test.ts'

const PATHS = ['/analytics', '/analytics/trends', '/analytics/top.csv', '/analytics/searches?query=nursing']

async function checkPage(page: Page, colorScheme: 'light' | 'dark' = 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await expectNoViolations(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await findWiderThanScreen(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
}

async function readStatuses(page: Page): Promise<number[]> {
  const responses = PATHS.map((path) => page.context().request.get(path, { maxRedirects: 0 }))
  return (await Promise.all(responses)).map((response) => response.status())
}

/** Expects this number of charts, and waits until all are drawn. */
async function expectCharts(page: Page, count: number): Promise<void> {
  const charts = page.getByRole('img', { name: /^Chart: |^چارٹ: / })
  await expect(charts).toHaveCount(count)
  for (const chart of await charts.all()) {
    await expect.poll(() => chart.evaluate((canvas: HTMLCanvasElement) => canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data.some(Boolean))).toBe(true)
  }
}

async function download(page: Page, link: string): Promise<{ name: string; content: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: link }).click()])
  return { name: file.suggestedFilename(), content: readFileSync(await file.path(), 'utf8') }
}

test('an analyst compares, drills down, downloads and saves a view, which others cannot', { tag: '@once' }, async ({ page }) => {
  fillSearchLog()
  expect(await readStatuses(page)).toEqual([404, 404, 404, 404])
  await registerByRequest(page)
  expect(await readStatuses(page)).toEqual([404, 404, 404, 404])
  await registerWithRole(page, 'analyst')
  expect(await readStatuses(page)).toEqual([303, 303, 303, 303])

  await enrolSecondFactor(page, '/analytics', 'Searches per day')
  // A background worker stores new search log entries every five seconds.
  await expect(async () => {
    await page.goto('/analytics/trends')
    expect(await page.getByRole('row').count()).toBeGreaterThan(1)
  }).toPass({ timeout: 60_000 })
  await expectCharts(page, 2)
  await expect(page.getByRole('columnheader', { name: 'Searches in the period before' })).toBeVisible()
  await checkPage(page)
  const all = await page.getByRole('definition').first().textContent()
  await page.getByLabel('Device').selectOption('phone')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/device=phone/)
  expect(Number((await page.getByRole('definition').first().textContent())?.replace(',', ''))).toBeLessThan(Number(all?.replace(',', '')))

  await page.getByRole('link', { name: 'Most frequent texts' }).click()
  await expect(page).toHaveURL(/top\?.*device=phone/)
  await expectCharts(page, 1)
  const csv = await download(page, 'Download as CSV')
  expect(csv.name).toBe('top.csv')
  expect(csv.content).toMatch(/^\uFEFFvalue,searches,visits,.*\r\n[\s\S]*\r\nnursing australia,/)
  const json = await download(page, 'Download as JSON')
  expect(JSON.parse(json.content)).toMatchObject({ report: 'top', rows: expect.arrayContaining([expect.objectContaining({ value: 'nursing' })]) })
  await page.getByLabel('Name of this view').fill('Texts on phones')
  await page.getByRole('button', { name: 'Save this view' }).click()
  await page.getByRole('rowheader', { name: 'nursing', exact: true }).getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Searches of the text “nursing”' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Click' }).first()).toBeVisible()
  await checkPage(page)
  await page.getByRole('link', { name: 'Texts on phones' }).click()
  await expect(page).toHaveURL(/top\?.*device=phone/)
  await page.getByRole('button', { name: 'Delete: Texts on phones' }).click()
  await expect(page.getByText('No saved views yet.')).toBeVisible()

  await page.goto('/analytics/countries')
  await expectCharts(page, 2)
  await expect(page.getByRole('columnheader', { name: 'Searches per course' })).toBeVisible()
  await page.getByRole('button', { name: 'اردو' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/analytics/countries')
  await expectCharts(page, 2)
  await checkPage(page, 'dark')
})
