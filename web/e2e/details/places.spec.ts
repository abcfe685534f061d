import { expectNoViolations } from '../support/axe.ts'
import { findLargest } from '../support/apiClient.ts'
import { expect, test } from '../support/test.ts'

const formatNumber = (value: number) => value.toLocaleString('en-GB')

test('all countries lead to the guide of a country, with costs, months, institutes, figures, visa and questions', { tag: '@once' }, async ({ page, api }) => {
  const listed = (await api.countries()).filter(({ course_count }) => course_count > 0)
  await page.goto('/all-countries')
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards).toHaveCount(listed.length)
  const guides = []
  for (const { slug } of listed.toSorted((one, other) => other.course_count - one.course_count).slice(0, 12)) guides.push(await api.countryGuide(slug))
  const { detail, overview, questions, rankings } = findLargest(guides, (guide) => guide.detail.facts.length * guide.questions.length)
  await page.getByRole('textbox', { name: 'Find a country' }).fill(detail.name.toUpperCase())
  await cards.getByRole('link', { name: detail.name, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/country/${detail.slug}$`))
  await expect(page.getByRole('heading', { level: 1, name: `Study in ${detail.name}` })).toBeVisible()
  await expect(page).toHaveTitle(`Study in ${detail.name} · Meridian`)
  const main = page.getByRole('main')
  await expect(main).toContainText(`${formatNumber(detail.course_count)} courses`)
  const costs = page.getByRole('region', { name: 'What a year costs' })
  await expect(costs.getByRole('row')).toHaveCount(overview.fees.length + 1)
  for (const [index, fee] of overview.fees.entries()) {
    const row = costs.getByRole('row').nth(index + 1)
    await expect(row).toContainText(formatNumber(Math.round(fee.median)))
    await expect(row.getByRole('cell').last()).toHaveText(formatNumber(fee.course_count))
  }
  const byDiscipline = page.getByRole('region', { name: 'Costs by discipline' })
  const moreDisciplines = byDiscipline.getByRole('button', { name: 'disciplines' })
  if (overview.discipline_fees.length > 8) await moreDisciplines.click()
  await expect(byDiscipline.getByRole('row').locator('th bdi')).toHaveText(overview.discipline_fees.map(({ group }) => group.name))
  await expect(byDiscipline.getByRole('row').locator('td:last-child')).toHaveText(overview.discipline_fees.map(({ course_count }) => formatNumber(course_count)))
  const months = page.getByRole('region', { name: 'When courses start' }).getByRole('cell')
  await expect(months).toHaveText(overview.intakes.map(({ course_count }) => formatNumber(course_count)))
  const ranked = page.getByRole('region', { name: rankings.results.some(({ tcf_ranking }) => tcf_ranking !== null) ? 'Institutes by ranking' : 'Institutes', exact: true }).getByRole('listitem')
  await expect(ranked.getByRole('link')).toHaveText(rankings.results.slice(0, 6).map(({ institute_name }) => institute_name))
  const facts = page.getByRole('region', { name: 'Living and working there' })
  await expect(facts.getByRole('definition')).toHaveCount(detail.facts.length)
  for (const { value } of detail.facts) await expect(facts).toContainText(formatNumber(value))
  if (detail.facts.some(({ is_sample }) => is_sample)) await expect(facts.getByRole('note')).toBeVisible()
  for (const requirement of detail.visa?.requirements ?? []) await expect(page.getByRole('region', { name: 'Student visa' })).toContainText(requirement)
  const [first] = questions
  if (!first) throw new Error('no country has a question')
  await page.getByText(first.question).click()
  await expect(page.getByText(first.answer)).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('link', { name: `All courses in ${detail.name}` }).click()
  await expect(page).toHaveURL(new RegExp(`/course\\?country=${detail.slug}$`))
})

test('universities are listed in pages, by name and by rank, and filtered by country and text', { tag: '@once' }, async ({ page, api }) => {
  const all = await api.allInstitutes('page=2')
  await page.goto('/universities?page=2')
  const names = page.getByRole('main').getByRole('listitem').filter({ hasNot: page.getByRole('navigation') }).locator('a bdi')
  await expect(names).toHaveText(all.results.map(({ institute_name }) => institute_name))
  const { country_slug, institute_name } = findLargest(all.results, ({ course_count }) => course_count)
  const there = await api.allInstitutes(`country=${country_slug}`)
  await page.getByRole('combobox', { name: 'Country' }).selectOption(country_slug)
  await expect(page.getByRole('main').getByRole('status')).toHaveText(new RegExp(`^${formatNumber(there.count)} institutes?$`))
  await page.getByRole('textbox', { name: 'Find an institute' }).fill(institute_name)
  await expect(page).toHaveURL(/search=/)
  await expect(names.first()).toHaveText(institute_name)
  // The sample data has no ranks, so the page lists the institutes by their number of courses.
  const largest = await api.allInstitutes('order=courses')
  await page.goto('/top-universities')
  await expect(page.getByRole('main')).toContainText('No ranking is known for these institutes. Those with most courses on this site are first.')
  await expect(names).toHaveText(largest.results.map((each) => each.institute_name))
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`${formatNumber(largest.count)} institutes`)
  await page.getByRole('main').getByRole('link', { name: 'Next' }).click()
  await expect(names).toHaveText((await api.allInstitutes('order=courses&page=2')).results.map((each) => each.institute_name))
  const [best] = largest.results
  await page.goto(`/university-Individual/${best?.id ?? 0}`)
  await expect(page).toHaveURL(new RegExp(`/university-details/${best?.slug ?? ''}$`))
  await page.getByRole('region', { name: 'Facts' }).getByRole('link', { name: best?.country.name ?? '', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/country/${best?.country_slug ?? ''}$`))
})

test('a page of ranked institutes shows their ranks, and no sentence about missing ranks', { tag: '@once' }, async ({ page, api }) => {
  const all = await api.allInstitutes()
  const ranked = all.results.slice(0, 2).map((each, index) => ({ ...each, tcf_ranking: index + 3, ranking_source: 'QS' }))
  await page.route('**/api/institute/all?*', (route) => route.fulfill({ json: { count: ranked.length, results: ranked } }))
  await page.goto('/top-universities')
  const items = page.getByRole('main').getByRole('listitem').filter({ hasNot: page.getByRole('navigation') })
  await expect(items.filter({ hasText: 'Rank' })).toHaveText([/Rank 3 \(QS\)/, /Rank 4 \(QS\)/])
  await expect(page.getByRole('main')).toContainText('Institutes with a rank. The best rank is first.')
  await expect(page.getByRole('main')).not.toContainText('No ranking')
})

test('the guide of a country without questions has no section for them', { tag: '@once' }, async ({ page, api }) => {
  const listed = (await api.countries()).filter(({ course_count }) => course_count > 0).toSorted((one, other) => one.course_count - other.course_count)
  for (const { slug, name } of listed) {
    if ((await api.countryGuide(slug)).questions.length > 0) continue
    await page.goto(`/country/${slug}`)
    await expect(page.getByRole('heading', { level: 1, name: `Study in ${name}` })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Questions and answers' })).toHaveCount(0)
    await expect(page.locator('[data-pending]')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 2, name: 'Institutes', exact: true })).toBeVisible()
    return
  }
  throw new Error('each country has questions')
})

test('a country and a discipline show the fee against the duration, with the same numbers as a table', { tag: '@once' }, async ({ page, api }) => {
  const { slug: discipline } = await api.discipline({})
  const { slug: country } = await api.country({})
  const { overview } = await api.countryGuide(country)
  for (const [address, fees] of [
    [`/country/${country}`, overview.duration_fees],
    [`/discipline-detail?discipline=${discipline}`, (await api.disciplineOverview(discipline)).duration_fees],
  ] as const) {
    expect(fees.length).toBeGreaterThan(1)
    await page.goto(`${address}${address.includes('?') ? '&' : '?'}currency=${fees[0]?.currency ?? ''}`)
    const section = page.getByRole('region', { name: 'Fee per year by duration' })
    await section.scrollIntoViewIfNeeded()
    // The first row of the table has the headings, so the table has one row more than there are
    // fees.
    await expect(section.getByRole('row')).toHaveCount(fees.length + 1)
    for (const [index, { median, course_count }] of fees.entries()) {
      const cells = section.getByRole('row').nth(index + 1).getByRole('cell')
      await expect(cells.first()).toContainText(formatNumber(Math.round(median)))
      await expect(cells.last()).toHaveText(formatNumber(course_count))
    }
    await expect(section.locator('span[style*="block-size"]')).toHaveCount(fees.length)
  }
})

test('a printed country and discipline have the pictures that the visitor has not scrolled to', { tag: '@once' }, async ({ page, api }) => {
  const [{ slug: country }, { slug: discipline }] = [await api.country({}), await api.discipline({})]
  await page.setViewportSize({ width: 1280, height: 200 })
  for (const address of [`/country/${country}`, `/discipline-detail?discipline=${discipline}`]) {
    await page.goto(address)
    await expect(page.getByRole('region', { name: 'What a year costs' })).toBeVisible()
    await expect(page.locator('[data-pending]')).toHaveCount(0)
    const pictures = ['What a year costs', 'When courses start', 'How long courses take', 'Fee per year by duration']
    const countDrawn = () => Promise.all(pictures.map((name) => page.getByRole('region', { name }).getByRole('row').count()))
    expect(await countDrawn()).toContain(0)
    // The browser copies the page directly after the event, so everything must be loaded and
    // rendered at that time.
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    const drawn = await countDrawn()
    expect(drawn.filter((rows) => rows === 0), drawn.join(', ')).toEqual([])
    await page.emulateMedia({ media: null })
  }
})

test('a discipline page compares what a year costs by country', { tag: '@once' }, async ({ page, api }) => {
  const { slug } = await api.discipline({})
  const { fees } = await api.disciplineOverview(slug)
  await page.goto(`/discipline-detail?discipline=${slug}&currency=PKR`)
  const rows = page.getByRole('region', { name: 'What a year costs' }).getByRole('row')
  await expect(rows.getByRole('rowheader')).toHaveText(fees.map(({ group }) => group.name))
  for (const [index, { median }] of fees.entries()) await expect(rows.nth(index + 1)).toContainText(`PKR ${formatNumber(Math.round(median))}`)
})

test.describe('an address without a country', () => {
  test.use({ expectedErrors: [/status of 404/] })
  test('an unknown country says so', { tag: '@once' }, async ({ page }) => {
    await page.goto('/country/nowhere')
    await expect(page.getByRole('heading', { level: 1, name: 'Country not found' })).toBeVisible()
  })
})
