import { execFileSync } from 'node:child_process'
import { applyByRequest, registerByRequest } from '../support/account.ts'
import { expectNoViolations } from '../support/axe.ts'
import { PYTHON, ROOT } from '../support/python.ts'
import { expect, test } from '../support/test.ts'

/**
 * A page of the table in `tests/integration/api/page_types/table.py`. `text` is the value that SQL
 * wrote into a row of this page.
 */
interface ChangedPage {
  readonly page: string
  readonly path: string
  readonly text: string
}

// The tests run one after the other. Otherwise the second test would read names that the first test
// changes, and both would index their changes at the same time.
test.describe.configure({ mode: 'default' })

const runChange = (...values: readonly string[]) => execFileSync(PYTHON, ['-m', 'tests.e2e.changed_rows', ...values], { cwd: ROOT, encoding: 'utf8', timeout: 60_000 })

test('each page that shows a row shows what SQL has changed in it', async ({ page, api }) => {
  const email = await registerByRequest(page)
  await applyByRequest(page, api)
  const [mba] = (await api.search({ specializations: ['business-administration'], degree_levels: ['masters-degree', 'extended-masters-degree'] })).results
  const missing: string[] = []
  try {
    const pages = JSON.parse(runChange('change', email, mba?.slug ?? '')) as ChangedPage[]
    expect(pages.length).toBeGreaterThan(45)
    // The first search after the change reads all names again, for up to 26 s on a busy machine. The
    // pages would have no results until then.
    await expect(() => api.search({})).toPass()
    const main = page.getByRole('main')
    /** The visible text of the page, and the values of its form fields. */
    const readMain = () => main.evaluate((element) => [(element as HTMLElement).innerText, ...[...element.querySelectorAll('input')].map(({ value }) => value)].join('\n'))
    for (const { page: name, path, text } of pages) {
      await page.goto(path)
      await expect.poll(readMain, { timeout: 10_000 }).toContain(text).catch(() => missing.push(`${name}: ${path} does not show ${text}`))
    }
  } finally {
    runChange('restore')
  }
  expect(missing).toEqual([])
})

test.describe('a course that SQL withdraws', () => {
  test.use({ expectedErrors: [/status of 410/] })

  test('its page says so and leads to what replaced it, until the course is published again', async ({ page, api }) => {
    const course = (await api.search({})).results.at(-1)
    if (!course) throw new Error('the catalogue has no course')
    const { name, slug, institute_name, institute_slug } = course
    const replacement = page.getByRole('region', { name: `${name} is no longer available` })
    try {
      runChange('course', slug, 'withdrawn')
      const response = await page.goto(`/course-detail/${slug}`)
      expect(response?.status()).toBe(410)
      await expect(page.getByRole('heading', { level: 1, name: 'This course is no longer offered' })).toBeVisible()
      await expect(replacement).toContainText('See instead:')
      await expectNoViolations(page)
      const link = replacement.getByRole('link', { name: institute_name, exact: true })
      await expect(link).toHaveAttribute('href', `/university-details/${institute_slug}`)
      await link.click()
      await expect(page.getByRole('heading', { level: 1, name: institute_name })).toBeVisible()
    } finally {
      runChange('course', slug, 'published')
    }
    await page.goto(`/course-detail/${slug}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(replacement).toHaveCount(0)
  })
})
