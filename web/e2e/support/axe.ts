import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Waits until all animations have finished, except endless ones. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const animations = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(animations.map(({ finished }) => finished))
  })
}

/**
 * Expects that the page violates none of axe's rules for WCAG 2.2 (A and AA) and for best practices.
 * Scrolls the page to its top first, because axe reports a link as too small if the header covers a
 * part of the link.
 */
export async function expectNoViolations(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await waitForAnimations(page)
  // Legacy mode runs axe in the page itself instead of in a new page. This is possible, because the
  // pages have no iframes.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] }).withTags(RULES)
  const { violations } = await axe.analyze()
  const descriptions = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
  expect(descriptions).toEqual([])
}
