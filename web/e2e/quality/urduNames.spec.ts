import { expect, test } from '../support/test.ts'

test.use({ locale: 'ur-PK' })

test('an Urdu page names countries and languages in Urdu, and their lists find the English names', { tag: '@once' }, async ({ page, listing, api }) => {
  const country = await api.country({})
  await listing.open(`?country=${country.slug}`)
  const urduName = await page.evaluate((iso2) => new Intl.DisplayNames('ur-PK', { type: 'region' }).of(iso2) ?? '', country.iso2)
  expect(urduName).toMatch(/\p{Script=Arabic}/u)
  await expect(listing.cards.first()).toContainText(urduName)
  await expect(page.getByRole('main').getByRole('button', { name: urduName }).first()).toBeVisible()
  const sidebar = page.getByRole('complementary')
  await sidebar.getByRole('textbox').first().fill(country.name)
  await expect(sidebar.getByRole('treeitem', { name: urduName })).toBeVisible()
  const course = (await api.search({ countries: [country.slug] })).results.find(({ course_language }) => course_language === 'English')
  await page.goto(`/course-detail/${course?.slug}`)
  const facts = page.getByRole('main').getByRole('definition')
  await expect(facts.filter({ hasText: urduName }).first()).toBeVisible()
  await expect(facts.filter({ hasText: 'انگریزی' }).first()).toBeVisible()
})

test('an Urdu page names disciplines, degree levels and specializations in Urdu, and its lists find the English names', { tag: '@once' }, async ({ page, listing, api }) => {
  const { disciplines, degree_levels, specializations } = await api.urduNames()
  const { slug, name } = await api.discipline({})
  const urduName = disciplines[slug] ?? ''
  await page.goto('/')
  await expect(page.getByRole('link', { name: urduName }).first()).toBeVisible()
  await page.getByRole('banner').getByRole('search').getByRole('combobox').fill(name)
  await page.getByRole('option', { name: new RegExp(`^${urduName}`) }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: urduName })).toBeVisible()
  await listing.open(`?discipline=${slug}`)
  const sidebar = page.getByRole('complementary')
  await expect(sidebar.getByRole('checkbox', { name: urduName })).toBeChecked()
  const { results } = await api.search({ disciplines: [slug] })
  const index = results.findIndex(({ specialization }) => specialization && specializations[specialization.slug])
  const course = results[index]
  if (!course?.specialization) throw new Error('no course has a specialization with a name in Urdu')
  const card = listing.cards.nth(index)
  const [level, specialization] = [degree_levels[course.degree_level.slug] ?? '', specializations[course.specialization.slug] ?? '']
  await expect(card).toContainText(level)
  await expect(card).toContainText(specialization)
  await expect(sidebar.getByRole('treeitem', { name: level }).first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: urduName }).first()).toBeVisible()
  await page.goto(`/course-detail/${course.slug}`)
  for (const text of [urduName, level, specialization]) await expect(page.getByRole('main')).toContainText(text)
})

test('an Urdu page names cities and states in Urdu, its lists find the English names, and the search reads the Urdu names', { tag: '@once' }, async ({ page, listing, api }) => {
  const { cities, states } = await api.urduNames()
  const { results } = await api.search({})
  const course = results.find(({ campus }) => campus && cities[campus.city.slug] && states[campus.state.slug])
  if (!course?.campus) throw new Error('no course has a city and a state with names in Urdu')
  const { city, state } = course.campus
  const [urduCity, urduState] = [cities[city.slug] ?? '', states[state.slug] ?? '']
  await listing.open(`?city=${city.slug}`)
  await expect(listing.cards.first()).toContainText(urduCity)
  await expect(page.getByRole('main').getByRole('button', { name: urduCity }).first()).toBeVisible()
  const sidebar = page.getByRole('complementary')
  const filter = sidebar.getByRole('textbox').first()
  for (const [english, urdu] of [[city.name, urduCity], [state.name, urduState]] as const) {
    await filter.fill(english)
    await expect(sidebar.getByRole('treeitem', { name: urdu }).first()).toBeVisible()
  }
  await page.goto(`/course-detail/${course.slug}`)
  await expect(page.getByRole('main')).toContainText(urduCity)
  await expect(page.getByRole('main')).toContainText(urduState)
  await listing.open(`?course=${encodeURIComponent(urduCity)}`)
  await expect(page.getByRole('main').getByRole('button', { name: new RegExp(`^جگہ: \\u2068*${urduCity}`) })).toBeVisible()
})

test('a guide and a page of the site are in Urdu and Arabic, and their links lead on', { tag: '@once' }, async ({ page }) => {
  const article = page.getByRole('article')
  for (const [language, isEnglish] of [['ar', 'بالإنجليزية.'], ['ur', 'انگریزی میں ہے']] as const)
    for (const path of ['/careers', '/blog-detail/proof-of-funds']) {
      await page.goto(`${path}?lang=${language}`)
      await expect(article.locator(`[lang=${language}][dir=rtl]`)).toHaveText(/^\s*\p{Script=Arabic}/u)
      await expect(article).not.toContainText(isEnglish)
    }
  await article.getByRole('link', { name: 'ملکوں', exact: true }).click()
  await expect(page).toHaveURL(/\/all-countries(\?lang=ur)?$/)
})
