import { stripVTControlCharacters } from 'node:util'
import type { Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { findScrambledTexts, findWiderThanScreen } from './layoutChecks.ts'
import type { PageWatch } from './pageWatch.ts'

/** The requirements of a page, besides a title and one heading of level 1. */
export interface PageDemands {
  readonly language: string
  readonly hasBreadcrumbs: boolean
  /**
   * Whether the header has the search box. Pages of staff have none, because staff use their own
   * lists.
   */
  readonly hasSearchBox: boolean
  /** Whether the page may show an error. An address without a required key leads to an error. */
  readonly mayRefuse: boolean
}

/** The beginning of an error's message, in one line, without terminal colours. */
const summarise = (error: unknown) => stripVTControlCharacters(String(error)).replaceAll(/\s+/g, ' ').slice(0, 900)

/**
 * Scrolls through the page and back to the top. Sections below the window load when the visitor
 * scrolls near them.
 */
async function scrollThrough(page: Page, watch: PageWatch): Promise<void> {
  const readHeight = () => page.evaluate(() => document.documentElement.scrollHeight)
  let height = 0
  while (height < (height = await readHeight())) {
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
        window.scrollTo({ top, behavior: 'instant' })
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      }
      // On a busy machine, a section can notice late that it is near the window. Until the section
      // loads its code, nothing marks the page as busy.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve))))
    })
    await watch.waitUntilQuiet()
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
}

/**
 * The maximum number of times that the page is scrolled through. On a page that redirects, the last
 * section can appear only after the first time.
 */
const SCROLLED_MAX = 4
const BUSY_MAX_MS = 5000

const isBusy = (page: Page) => page.evaluate(() => document.querySelector('[aria-busy=true]') !== null)

/** Waits until React has replaced the prerendered frame and each section of the page has loaded. */
async function settle(page: Page, watch: PageWatch): Promise<void> {
  await page.locator('#root > [data-prerendered]').waitFor({ state: 'detached' })
  await watch.waitUntilQuiet()
  for (let scrolled = 0; scrolled < SCROLLED_MAX; scrolled++) {
    await scrollThrough(page, watch)
    const limit = Date.now() + BUSY_MAX_MS
    while ((await isBusy(page)) && Date.now() < limit) await page.waitForTimeout(50)
    // A section that has just noticed that it is near the window starts to load only now.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 100))))
    await watch.waitUntilQuiet()
    if (!(await isBusy(page))) return
  }
}

/** Finds faults of the document that need no library, for example a missing title. */
const findDocumentFaults = (page: Page, { language, hasBreadcrumbs, hasSearchBox, mayRefuse }: PageDemands) =>
  page.evaluate(
    ([language, hasBreadcrumbs, hasSearchBox, mayRefuse]) => {
      const faults: string[] = []
      const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      const visible = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isVisible)
      const { lang, dir } = document.documentElement
      const direction = language === 'en' ? 'ltr' : 'rtl'
      if (lang.slice(0, 2) !== language || (dir || 'ltr') !== direction) faults.push(`is in ${lang} and ${dir}, not in ${language} and ${direction}`)
      if (document.title.trim() === '') faults.push('has no title')
      const headings = visible('h1').map(({ textContent }) => textContent.trim())
      if (headings.length !== 1 || headings[0] === '') faults.push(`has ${headings.length} headings of level 1: ${headings.join(' | ')}`)
      // On a phone, the last breadcrumb is hidden, because the heading shows the same name.
      const current = document.querySelector('nav li:last-child [aria-current=page]')?.textContent.trim() ?? ''
      const [home] = visible('nav li:first-child a').filter((link) => new URL((link as HTMLAnchorElement).href).pathname === '/')
      if (hasBreadcrumbs && (current === '' || home === undefined)) faults.push('has no breadcrumbs')
      if (hasSearchBox && visible('header [role=search] input[type=search]').length !== 1) faults.push('has no search box in the header')
      if (!mayRefuse) faults.push(...visible('[role=alert]').filter(({ textContent }) => textContent.trim() !== '').map(({ textContent }) => `shows an error: ${textContent}`))
      faults.push(...visible('[aria-busy=true]').map(({ className }) => `is busy: ${className}`))
      for (const { hash, pathname, search } of document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]'))
        if (hash !== '' && pathname + search === location.pathname + location.search && !document.getElementById(decodeURIComponent(hash.slice(1)))) faults.push(`has a link to ${hash}, which is not on the page`)
      return faults
    },
    [language, hasBreadcrumbs, hasSearchBox, mayRefuse] as const,
  )

/** Finds the faults of an open page after everything on the page has loaded. */
export async function findPageFaults(page: Page, watch: PageWatch, demands: PageDemands): Promise<string[]> {
  await settle(page, watch)
  const faults = await findDocumentFaults(page, demands)
  faults.push(...(await findWiderThanScreen(page)).map((each) => `wider than the window: ${each}`))
  faults.push(...(await findScrambledTexts(page)).map((each) => `scrambled: ${each}`))
  await expectNoViolations(page).catch((error: unknown) => faults.push(`axe: ${summarise(error)}`))
  return [...faults, ...watch.takeFaults()]
}
