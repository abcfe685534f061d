// Takes the screenshots of README.md from a running site, as laptop and as phone. FINDER_URL is the address of the site.
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { FLAGS, findTestBrowser } from '../e2e/support/browser.ts'

const SITE = process.env.FINDER_URL ?? 'http://127.0.0.1:8000'
const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '..', 'screenshots')
const SCREENS = {
  laptop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}
const SEARCH = 'course=computer+science&country=australia,canada,ireland'

/** Finds courses to show. Any catalogue is possible, because the courses are searched. */
async function findCourses(count) {
  const response = await fetch(`${SITE}/api/course/course_search/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ course: 'computer science', countries: ['australia', 'canada', 'ireland'] }),
  })
  if (!response.ok) throw new Error(`${SITE} returned ${response.status}`)
  const { results } = await response.json()
  if (results.length < count) throw new Error(`${SITE} has ${results.length} courses of the search, not ${count}`)
  return results.slice(0, count).map(({ slug }) => slug)
}

async function findPages() {
  const [first, second, third] = await findCourses(3)
  return {
    home: '/',
    list: `/course?${SEARCH}`,
    grid: `/course?${SEARCH}&view=grid`,
    map: `/course?${SEARCH}&view=map`,
    detail: `/course-detail/${first}`,
    compare: `/compare-course?crs1=${first}&crs2=${second}&crs3=${third}`,
  }
}

async function takeScreenshot(page, name, address) {
  await page.goto(`${SITE}${address}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
  // Wait for fade-in animations.
  await page.waitForTimeout(1_000)
  await page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 82 })
}

const browser = await chromium.launch({ executablePath: findTestBrowser(), args: FLAGS })
try {
  await mkdir(FOLDER, { recursive: true })
  for (const [screen, options] of Object.entries(SCREENS)) {
    const context = await browser.newContext({ ...options, locale: 'en-GB', colorScheme: 'light' })
    const page = await context.newPage()
    for (const [name, address] of Object.entries(await findPages())) await takeScreenshot(page, `${name}-${screen}`, address)
    await context.close()
  }
} finally {
  await browser.close()
}
