// Takes screenshots of a running site. FINDER_URL is the address of the site. Without options, this
// script takes the screenshots of README.md: six pages, at laptop and phone size. With at least one
// of these options, it takes screenshots of the main pages and saves them in var/screenshots:
//   --pages home,list             pages by name (default: all)
//   --widths 320,390,768,1440     widths of the window in px (default: all four)
//   --schemes light,dark          color schemes (default: both)
//   --languages en,ur             languages of the site (default: en and ur)
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { FLAGS, findTestBrowser } from '../e2e/support/browser.ts'
import { findPages, findReadmePages, registerPerson } from './screenshots/pages.mjs'

const SITE = process.env.FINDER_URL ?? 'http://127.0.0.1:8000'
const WEB = join(dirname(fileURLToPath(import.meta.url)), '..')
const README_SCREENS = {
  laptop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}
const PHONE_MAX_WIDTH = 767
const HEIGHTS = { 320: 700, 390: 844, 768: 1024 }
const DEFAULT_HEIGHT = 900
/**
 * The maximum height of a screenshot in pixels. Longer pages are cut, because their footers are all
 * the same.
 */
const MAX_HEIGHT = 2600

const { values: options } = parseArgs({
  options: { pages: { type: 'string' }, widths: { type: 'string' }, schemes: { type: 'string' }, languages: { type: 'string' } },
})

async function openPage(page, address) {
  await page.goto(`${SITE}${address}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
  // Wait for fade-in animations.
  await page.waitForTimeout(2_600)
}

async function takeReadmePictures(browser) {
  const folder = join(WEB, 'screenshots')
  await mkdir(folder, { recursive: true })
  for (const [screen, settings] of Object.entries(README_SCREENS)) {
    const context = await browser.newContext({ ...settings, locale: 'en-GB', colorScheme: 'light' })
    const page = await context.newPage()
    for (const [name, address] of Object.entries(await findReadmePages(SITE))) {
      await openPage(page, address)
      await page.screenshot({ path: join(folder, `${name}-${screen}.jpg`), type: 'jpeg', quality: 82 })
    }
    await context.close()
  }
}

/**
 * Scrolls down once, so that the sections of the page load. Then takes a screenshot from the top.
 */
async function takeFullPage(page, path, width) {
  const height = await page.evaluate(async (maxHeight) => {
    for (let top = 0; top < Math.min(document.documentElement.scrollHeight, maxHeight); top += innerHeight) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    return document.documentElement.scrollHeight
  }, MAX_HEIGHT)
  await page.waitForTimeout(300)
  await page.screenshot({ path, type: 'jpeg', quality: 80, fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT) } })
}

/** Opens a dialog, which covers the window, and takes a screenshot. */
async function takeDialog(page, path, open) {
  await open(page)
  await page.getByRole('dialog').waitFor()
  await page.waitForTimeout(500)
  await page.screenshot({ path, type: 'jpeg', quality: 80 })
}

async function takeEveryPage(browser, { pages, widths = '320,390,768,1440', schemes = 'light,dark', languages = 'en,ur' }) {
  const folder = join(WEB, '..', 'var', 'screenshots')
  await mkdir(folder, { recursive: true })
  const addresses = Object.entries(await findPages(SITE)).filter(([name]) => pages === undefined || pages.split(',').includes(name))
  const storageState = addresses.some(([, { isForPersons }]) => isForPersons) ? await registerPerson(browser, SITE) : undefined
  for (const width of widths.split(',').map(Number))
    for (const colorScheme of schemes.split(','))
      for (const language of languages.split(',')) {
        const isPhone = width <= PHONE_MAX_WIDTH
        const settings = { viewport: { width, height: HEIGHTS[width] ?? DEFAULT_HEIGHT }, hasTouch: isPhone, isMobile: isPhone, locale: language, colorScheme }
        const visitor = await (await browser.newContext(settings)).newPage()
        const person = await (await browser.newContext({ ...settings, storageState })).newPage()
        for (const [name, { path, isForPersons, open }] of addresses) {
          const page = isForPersons ? person : visitor
          const file = join(folder, `${name}-${width}-${colorScheme}-${language}.jpg`)
          await openPage(page, path)
          if (open) await takeDialog(page, file, open)
          else await takeFullPage(page, file, width)
        }
        await visitor.context().close()
        await person.context().close()
      }
}

const browser = await chromium.launch({ executablePath: findTestBrowser(), args: FLAGS })
try {
  await (Object.keys(options).length === 0 ? takeReadmePictures(browser) : takeEveryPage(browser, options))
} finally {
  await browser.close()
}
