import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Until nothing fades or moves any more; what goes on for ever is not waited for. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
}

/** Nothing on the page as it stands breaks a rule of accessibility that a program can check. */
export async function expectNoViolations(page: Page): Promise<void> {
  await atRest(page)
  // Legacy: in the page itself, which has no frames, and not in a new page beside it each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] }).withTags(RULES)
  const { violations } = await axe.analyze()
  const inWords = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
  expect(inWords).toEqual([])
}
