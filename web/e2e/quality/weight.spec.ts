import { gzipSync } from 'node:zlib'
import type { Response } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** All JavaScript of the listing, compressed with gzip. The browser receives brotli, which is smaller. */
const LISTING_MAX_BYTES = 200_000

test('the listing needs at most 200 kB of JavaScript, without map code', async ({ page, listing }) => {
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response)
  })
  await listing.open()
  await expect(listing.cards.first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const bodies = await Promise.all(scripts.map((script) => script.body()))
  expect(bodies.length).toBeGreaterThan(0)
  const large = scripts.filter((_, index) => (bodies[index]?.length ?? 0) > 10_000)
  expect(new Set(large.map((script) => script.headers()['content-encoding']))).toEqual(new Set(['br']))
  expect(bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)).toBeLessThanOrEqual(LISTING_MAX_BYTES)
  expect(scripts.map((script) => script.url()).filter((url) => /maplibre|mapbox|\/Map[A-Z]/.test(url))).toEqual([])
})
