import { expect, test } from '../support/test.ts'

const TEXT = 'engineering'

test('searches, filters, sorts, pages, goes back and reloads', async ({ page, listing, api }) => {
  await listing.open()
  await expect(listing.heading).toHaveText(await api.heading({}))
  await expect(listing.cards).toHaveCount(27)

  await listing.search.fill(TEXT)
  await expect(page).toHaveURL(/\?course=engineering$/)
  await expect(listing.heading).toHaveText(await api.heading({ course: TEXT }))

  const country = await api.country({ course: TEXT })
  const filters = { course: TEXT, countries: [country.slug] }
  await listing.withFilters(async () => {
    await page.getByRole('treeitem', { name: country.name }).click()
    await expect(page.getByRole('treeitem', { name: country.name })).toBeChecked()
  })
  await expect(page).toHaveURL(new RegExp(`country=${country.slug}$`))
  await expect(listing.chip(country.name)).toBeVisible()
  const counted = await api.heading(filters)
  await expect(listing.heading).toHaveText(counted)

  await listing.sortBy('Fee Low to High')
  await expect(page).toHaveURL(/sortOption=1$/)
  const sorted = await api.search({ ...filters, order: 1 })
  await expect(listing.cards.first()).toContainText(sorted.results[0]?.name ?? '')

  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/sortOption=1&pg=2$/)
  const second = await api.search({ ...filters, order: 1 }, 2)
  await expect(listing.cards.first()).toContainText(second.results[0]?.name ?? '')
  await expect(listing.cards).toHaveCount(second.results.length)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('link', { name: `Page 2 of ${second.last_page}` })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('link', { name: 'Prev' })).toHaveAttribute('href', /sortOption=1$/)
  const there = page.url()

  await page.goBack()
  await expect(listing.cards.first()).toContainText(sorted.results[0]?.name ?? '')
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`country=${country.slug}$`))
  await expect(page.getByRole('button', { name: 'Sort', exact: true })).toBeVisible()
  await page.goBack()
  await expect(listing.heading).toHaveText(await api.heading({ course: TEXT }))
  await expect(listing.search).toHaveValue(TEXT)
  await expect(listing.chip(country.name)).toBeHidden()

  for (let step = 0; step < 3; step++) await page.goForward()
  await expect(page).toHaveURL(there)
  await page.reload()
  await expect(listing.heading).toHaveText(counted)
  await expect(listing.search).toHaveValue(TEXT)
  await expect(listing.chip(country.name)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sort: Fee Low to High' })).toBeVisible()
  await expect(listing.cards.first()).toContainText(second.results[0]?.name ?? '')
})

test('the listing also has the second path of the site', { tag: '@once' }, async ({ page, listing, api }) => {
  await page.goto('/')
  const path = await page.locator('html').getAttribute('data-listing-path')
  test.skip(path === null, 'this site has none; tests/e2e/served_site.py sets one')
  await page.goto(`/${path}?course=${TEXT}`)
  await expect(listing.heading).toHaveText(await api.heading({ course: TEXT }))
  await listing.sortBy('Fee Low to High')
  await expect(page).toHaveURL(new RegExp(`/${path}\\?course=${TEXT}&sortOption=1$`))
  await expect(listing.cards).toHaveCount(27)
})

test('four orders and Reset: the current order is not offered, and Reset clears it', { tag: '@once' }, async ({ page, listing, api }) => {
  // The sample has no rankings, so the order by ranking is not offered.
  const orders = ['Reset', 'Fee Low to High', 'Fee High to Low', 'Duration ascending', 'Duration descending']
  const offered = page.getByRole('menuitem')
  await listing.open()
  for (const order of [1, 2, 3, 4, 0] as const) {
    await page.getByRole('button', { name: /^Sort/ }).click()
    await expect(offered).toHaveText(orders.filter((_, index) => index !== (order === 0 ? 4 : order - 1)))
    await offered.filter({ hasText: orders[order] ?? '' }).click()
    await expect(page).toHaveURL(order === 0 ? /\/course$/ : new RegExp(`\\?sortOption=${order}$`))
    await listing.waitUntilLoaded()
    const [first] = (await api.search(order === 0 ? {} : { order })).results
    await expect(listing.cards.first()).toContainText(first?.name ?? '')
  }
})

test('a URL keeps the order by ranking although no ranking is known', { tag: '@once' }, async ({ page, listing, api }) => {
  await listing.open('?sortOption=5')
  const sort = page.getByRole('button', { name: /^Sort/ })
  await expect(sort).toContainText('QS Ranking')
  const [first] = (await api.search({ order: 5 })).results
  await expect(listing.cards.first()).toContainText(first?.name ?? '')
  await sort.click()
  await expect(page.getByRole('menuitem')).toHaveText(['Reset', 'Fee Low to High', 'Fee High to Low', 'Duration ascending', 'Duration descending'])
  await page.getByRole('menuitem', { name: 'Reset' }).click()
  await expect(page).toHaveURL(/\/course$/)
  await sort.click()
  await expect(page.getByRole('menuitem')).toHaveText(['Fee Low to High', 'Fee High to Low', 'Duration ascending', 'Duration descending'])
})

test('changing a filter goes to page 1 and clears the order', { tag: '@once' }, async ({ page, listing, api }) => {
  await listing.open('?sortOption=3&pg=2')
  const discipline = await api.discipline({})
  const country = await api.country({ disciplines: [discipline.slug] })
  const { course_count } = (await api.facets({})).locations.find(({ slug }) => slug === country.slug) ?? country
  expect(course_count).not.toBe(country.course_count)
  const counted = (courses: number) => page.getByRole('treeitem', { name: new RegExp(`^${country.name}\\s*${courses.toLocaleString('en-GB')}$`) })
  await listing.withFilters(async () => {
    await expect(counted(course_count)).toBeVisible()
    await page.getByRole('checkbox', { name: discipline.name }).first().check()
    await expect(counted(country.course_count)).toBeVisible()
  })
  await expect(page).toHaveURL(new RegExp(`/course\\?discipline=${discipline.slug}$`))
  await expect(listing.heading).toHaveText(await api.heading({ disciplines: [discipline.slug] }))
})

test('Back undoes a submitted text and a typed text in one step each', { tag: '@once' }, async ({ page, listing, api }) => {
  await listing.open('?pg=2')
  await listing.search.fill('la')
  await expect(page).toHaveURL(/course=la$/)
  await listing.search.fill('law')
  await expect(page).toHaveURL(/course=law$/)
  await page.goBack()
  await expect(page).toHaveURL(/pg=2$/)
  await expect(listing.search).toHaveValue('')
  await listing.search.fill('law')
  await listing.search.press('Enter')
  await expect(listing.heading).toHaveText(await api.heading({ course: 'law' }))
  await listing.search.fill('nurs')
  await expect(page).toHaveURL(/course=nurs$/)
  await listing.search.fill('nursing')
  await expect(page).toHaveURL(/course=nursing$/)
  await page.goBack()
  await expect(page).toHaveURL(/course=law$/)
  await expect(listing.search).toHaveValue('law')
  await expect(listing.heading).toHaveText(await api.heading({ course: 'law' }))
})

test('each settled search has one history entry', { tag: '@once' }, async ({ page, listing }) => {
  await listing.open()
  for (const text of ['la', 'law']) {
    await listing.search.fill(text)
    await expect(page).toHaveURL(new RegExp(`course=${text}$`))
  }
  for (const text of ['n', 'nurs', 'nursing']) {
    await listing.search.fill(text)
    await expect(page).toHaveURL(new RegExp(`course=${text}$`))
  }
  await page.goBack()
  await expect(page).toHaveURL(/course=law$/)
  await expect(listing.search).toHaveValue('law')
  await page.goBack()
  await expect(page).toHaveURL(/\/course$/)
  await page.goForward()
  await expect(page).toHaveURL(/course=law$/)
  for (const [text, address] of [['la', /course=la$/], ['', /\/course$/], ['arts', /course=arts$/]] as const) {
    await listing.search.fill(text)
    await expect(page).toHaveURL(address)
  }
  await page.goBack()
  await expect(page).toHaveURL(/course=law$/)
})

test('unknown keys stay in the URL, and /search accepts the same keys', { tag: '@once' }, async ({ page, listing, api }) => {
  await page.goto('/search?utm_source=letter&search=law')
  await expect(listing.heading).toHaveText(await api.heading({ course: 'law' }))
  await listing.sortBy('Duration descending')
  await expect(page).toHaveURL(/\/search\?utm_source=letter&course=law&sortOption=4$/)
})

test('reload and Back restore the scroll position, and a new URL starts at the top', { tag: '@once' }, async ({ page, listing }) => {
  // Content that loads above the visible part shifts the position slightly, so the test rounds the
  // position to 500 px.
  const scrolled = () => page.evaluate(() => Math.round(scrollY / 500) * 500)
  await listing.open('?pg=2')
  await page.evaluate(() => scrollTo(0, 1500))
  await page.reload()
  await listing.waitUntilLoaded()
  await expect.poll(scrolled).toBe(1500)
  await listing.search.fill('law')
  await listing.search.press('Enter')
  await expect(page).toHaveURL(/course=law$/)
  await listing.waitUntilLoaded()
  await expect.poll(scrolled).toBe(0)
  await page.goBack()
  await expect.poll(scrolled).toBe(1500)
  await listing.open('?instituteTypes=UNIVERSITY')
  await expect.poll(scrolled).toBe(0)
})
