import { routeSearchRequests, SEARCH, type SearchRequest } from '../support/searchCalls.ts'
import { findLargest } from '../support/apiClient.ts'
import { selectCurrency } from '../support/currencyMenu.ts'
import { expect, test } from '../support/test.ts'

test('a country selects its states, all its states select the country, and the URL has the fewest places', async ({ page, listing, api }) => {
  const { locations } = await api.facets({})
  const country = locations.find(({ states }) => states.length >= 2 && states.every(({ course_count }) => course_count > 0))
  if (!country) throw new Error('no country of the catalogue has two states')
  const item = (name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}`) })
  await listing.open()
  await listing.withFilters(async () => {
    await page.getByRole('textbox', { name: 'Search in: Location' }).fill(country.name)
    await item(country.name).first().focus()
    await page.keyboard.press('ArrowRight')
    for (const state of country.states) {
      await item(state.state_name).first().focus()
      await page.keyboard.press('Space')
    }
    await expect(item(country.name).first()).toBeChecked()
    await expect(page).toHaveURL(new RegExp(`country=${country.slug}$`))
    await page.keyboard.press('Space')
    await expect(item(country.name).first()).toHaveAttribute('aria-checked', 'mixed')
    await item(country.name).first().focus()
    await page.keyboard.press('Space')
    await expect(item(country.name).first()).toBeChecked()
    const last = country.states.at(-1)
    const lastState = item(last?.state_name ?? '').first()
    await expect(lastState).toBeChecked()
    await lastState.focus()
    await page.keyboard.press('ArrowRight')
    const city = item(last?.cities[0]?.city_name ?? '').last()
    await expect(city).toBeChecked()
    await lastState.focus()
    await page.keyboard.press('Space')
    await expect(city).not.toBeChecked()
    await expect(item(country.name).first()).toHaveAttribute('aria-checked', 'mixed')
  })
  const kept = country.states.slice(0, -1).map(({ slug }) => slug)
  await expect(page).toHaveURL(new RegExp(`state=${kept.join(',')}$`))
  await expect(listing.heading).toHaveText(await api.heading({ states: kept }))
})

test('states and cities are counted only after a country is expanded', { tag: '@once' }, async ({ page, listing, api }) => {
  let requestCount = 0
  await routeSearchRequests(page, 'places', async (route) => {
    requestCount++
    await route.continue()
  })
  const country = await api.country({})
  const state = findLargest(country.states, ({ course_count }) => course_count)
  // This state also has courses in September. The tree of places would hide a state without courses.
  const months = await api.facets({ intakes: ['september'] })
  const inSeptember = months.locations.flatMap(({ states }) => states).find(({ slug }) => slug === state.slug)
  const row = (name: string) => listing.box('Location').getByRole('treeitem', { name: new RegExp(`^${name}`) }).first()
  await listing.open()
  await listing.withFilters(async () => {
    await expect(row(country.name)).toContainText(country.course_count.toLocaleString('en-GB'))
    await page.waitForLoadState('networkidle')
    expect(requestCount).toBe(0)
    await row(country.name).focus()
    await page.keyboard.press('ArrowRight')
    await expect(row(state.state_name)).toHaveText(`${state.state_name}${state.course_count.toLocaleString('en-GB')}`)
    expect(requestCount).toBe(1)
    await (await listing.openBox('Intake')).getByRole('checkbox', { name: /^September/ }).check()
    await expect(row(state.state_name)).toHaveText(`${state.state_name}${(inSeptember?.course_count ?? 0).toLocaleString('en-GB')}`)
    expect(requestCount).toBe(2)
  })
})

test('a filter sends one search request, a new page or order only requests results', { tag: '@once' }, async ({ page, listing, api }) => {
  const requests: string[] = []
  await page.route(SEARCH, async (route) => {
    const { results, histograms } = route.request().postDataJSON() as SearchRequest
    requests.push([...(results === false ? [] : ['courses']), ...(histograms ? ['sidebar'] : [])].join(' and '))
    await route.continue()
  })
  const takeRequests = () => requests.splice(0)
  await listing.open()
  await page.waitForLoadState('networkidle')
  expect(takeRequests()).toEqual(['courses and sidebar'])
  const { name, slug } = await api.discipline({})
  await listing.box('Discipline').getByRole('checkbox', { name }).first().check()
  await expect(listing.heading).toHaveText(await api.heading({ disciplines: [slug] }))
  expect(takeRequests()).toEqual(['courses and sidebar'])
  await listing.sortBy('Fee Low to High')
  await listing.waitUntilLoaded()
  expect(takeRequests()).toEqual(['courses'])
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/pg=2$/)
  await listing.waitUntilLoaded()
  expect(new Set(takeRequests())).toEqual(new Set(['courses']))
})

test('the institute list loads to its end, and a selected institute that is not loaded is shown above it', { tag: '@once' }, async ({ page, listing, api }) => {
  const { count, results } = await api.institutes({})
  await listing.open()
  await listing.withFilters(async () => {
    const box = await listing.openBox('Institute')
    const rows = box.getByRole('checkbox')
    await expect(rows).toHaveCount(Math.min(count, 27))
    expect(await rows.first().evaluate((row) => row.closest('ul')?.parentElement?.clientHeight)).toBe(300)
    for (let shown = 27; shown < count; shown += 27) {
      await rows.last().scrollIntoViewIfNeeded()
      await expect(rows).toHaveCount(Math.min(count, shown + 27))
    }
    await expect(box.getByText('Yay! You have seen it all')).toBeAttached()
    await rows.last().check()
  })
  await expect(page).toHaveURL(/institutes=/)
  const slug = new URL(page.url()).searchParams.get('institutes') ?? ''
  expect(results.map((value) => value.slug)).not.toContain(slug)

  await page.reload()
  await expect(listing.heading).toHaveText(await api.heading({ institutes: [slug] }))
  await listing.withFilters(async () => {
    const above = listing.box('Institute').getByRole('group', { name: 'Selected options' })
    await expect(above.getByRole('checkbox')).toBeChecked()
    await above.getByRole('checkbox').click()
  })
  await expect(page).toHaveURL(/\/course$/)
})

test('typing filters the institute list', { tag: '@once' }, async ({ listing, api }) => {
  const wanted = (await api.institutes({})).results.at(-1)
  if (!wanted) throw new Error('the catalogue has no institute')
  await listing.open()
  await listing.withFilters(async () => {
    const box = await listing.openBox('Institute')
    await box.getByRole('textbox').fill(wanted.name)
    const { results } = await api.institutes({}, wanted.name)
    await expect(box.getByRole('checkbox')).toHaveCount(results.length)
    await expect(box.getByRole('checkbox', { name: wanted.name }).first()).toBeVisible()
    await box.getByRole('textbox').fill('qqqqqq')
    await expect(box.getByText('No match')).toBeVisible()
  })
})

test('an invalid fee shows an error, a valid fee filters', { tag: '@once' }, async ({ page, listing, api }) => {
  const { max_fee } = await api.maxFee()
  await listing.open()
  await listing.withFilters(async () => {
    const from = listing.box('Fee per year').getByRole('textbox', { name: 'From' })
    const to = listing.box('Fee per year').getByRole('textbox', { name: 'To' })
    const alert = listing.box('Fee per year').getByRole('alert')
    for (const [lower, upper, words] of [
      ['900000', '800000', 'Fee Lower range can not be greater than upper'],
      ['900000', '0', 'Fee range can not be empty for Upper range'],
      ['-1', '800000', 'Fee range can not be empty for lower range'],
      ['', '800000', 'Fee range can not be empty for lower range'],
      ['900000', String(max_fee + 1), 'Fee Lower range can not be greater than Fee Upper range'],
      ['-2', '800000', 'value cannot be less than zero'],
    ] as const) {
      await from.fill(lower)
      await to.fill(upper)
      await to.press('Enter')
      await expect(alert).toHaveText(words)
    }
    // The second reset does not change the URL.
    for (const lower of ['-2', '-3']) {
      await from.fill(lower)
      await from.press('Enter')
      await expect(alert).not.toBeEmpty()
      await page.getByRole('button', { name: 'Reset All' }).click()
      await expect(alert).toBeEmpty()
      await expect(from).toHaveValue('0')
    }
    await from.fill('900000')
    await to.fill('2500000')
    await to.press('Enter')
    await expect(alert).toBeEmpty()
  })
  await expect(page).toHaveURL(/feeFrom=900000&feeTo=2500000$/)
  await expect(listing.heading).toHaveText(await api.heading({ fees: [900_000, 2_500_000] }))
  await expect(listing.chip('PKR 900,000 to PKR 2,500,000 per year')).toBeVisible()
})

test('every upper fee filters, 5,000,000 too, except the highest fee', { tag: '@once' }, async ({ page, listing, api }) => {
  const { max_fee } = await api.maxFee()
  const to = listing.box('Fee per year').getByRole('textbox', { name: 'To' })
  await listing.open('?feeTo=5000000')
  await expect(listing.heading).toHaveText(await api.unifiedHeading({ fees: { upper: 5_000_000 } }))
  await expect(listing.chip('PKR 0 to PKR 5,000,000 per year')).toBeVisible()
  await expect(to).toHaveValue('5,000,000')
  await to.fill(String(max_fee))
  await to.press('Enter')
  await expect(page).toHaveURL(/\/course$/)
  await expect(listing.heading).toHaveText(await api.heading({}))
  await listing.open(`?feeFrom=0&feeTo=${max_fee}`)
  await expect(listing.heading).toHaveText(await api.heading({}))
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(0)
  await page.getByRole('slider', { name: 'Maximum fee in PKR' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(new RegExp(`feeTo=${max_fee - 500_000}$`))
  await expect(listing.heading).toHaveText(await api.unifiedHeading({ fees: { upper: max_fee - 500_000 } }))
})

test('the counts of paged lists respect the fee of the URL', { tag: '@once' }, async ({ listing, api }) => {
  await listing.open('?feeTo=5000000')
  const box = await listing.openBox('Institute')
  const { institutes } = await api.facetPage({ fees: { upper: 5_000_000 } }, 'institutes')
  const [first] = institutes?.results ?? []
  if (!institutes || !first) throw new Error('no institute has a course of 5,000,000 rupees')
  await expect(box.getByRole('checkbox')).toHaveCount(Math.min(institutes.count, 27))
  await expect(box.getByRole('listitem').first()).toContainText(first.course_count.toLocaleString('en-GB'))
  await box.getByRole('checkbox').first().check()
  await expect(listing.heading).toHaveText(`${first.course_count.toLocaleString('en-GB')} ${first.course_count === 1 ? 'course' : 'courses'}`)
})

test('in dollars the slider ends at 500,000 or more, and the range is searched and named in dollars', { tag: '@once' }, async ({ page, listing, api }) => {
  await listing.open('?currency=USD')
  await listing.withFilters(async () => {
    const box = listing.box('Fee per year')
    const [from, to] = ['From', 'To'].map((name) => box.getByRole('textbox', { name }))
    if (!from || !to) throw new Error('the box does not have two fields')
    await expect(box.getByText('USD per year')).toBeVisible()
    await expect(to).toHaveValue('500,000+')
    const highest = page.getByRole('slider', { name: 'Maximum fee in USD' })
    await expect(highest).toHaveAttribute('aria-valuemax', '500000')
    await highest.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(to).toHaveValue('495,000')
    await to.fill('30,000')
    await to.press('Enter')
    await expect(highest).toHaveAttribute('aria-valuenow', '30000')
    await page.keyboard.press('Tab')
    await from.fill('5000')
    await from.press('Enter')
    await expect(page).toHaveURL(/\?feeFrom=5000&feeTo=30000&feeCurrency=USD&currency=USD$/)
  })
  const fees = { lower: 5000, upper: 30_000, currency: 'USD' }
  await expect(listing.chip('USD $5,000 to USD $30,000 per year')).toBeVisible()
  await expect(listing.heading).toHaveText(await api.unifiedHeading({ fees }))
  await page.reload()
  await expect(listing.chip('USD $5,000 to USD $30,000 per year')).toBeVisible()
  const rupees = await api.rupeesPerUnit('USD')
  const [lower, upper] = [Math.round(5000 * rupees), Math.round(30_000 * rupees)]
  await selectCurrency(page, 'Default')
  await expect(page).toHaveURL(new RegExp(`\\?feeFrom=${lower}&feeTo=${upper}$`))
  await expect(listing.heading).toHaveText(await api.unifiedHeading({ fees: { lower, upper } }))
})

test('a fee in Indian rupees finds the courses shown up to it, and links made before keep their meaning', { tag: '@once' }, async ({ page, listing, api }) => {
  await listing.open('?currency=INR&sortOption=2')
  const box = listing.box('Fee per year')
  await expect(box.getByText('INR per year')).toBeVisible()
  await expect(box.getByRole('list', { name: 'Courses by fee' }).getByRole('button').first()).toHaveAccessibleName(/^INR ₹0 to INR ₹[\d,]+ per year: /)
  await box.getByRole('textbox', { name: 'To' }).fill('1500000')
  await box.getByRole('textbox', { name: 'To' }).press('Enter')
  await expect(page).toHaveURL(/\?feeTo=1500000&feeCurrency=INR&currency=INR$/)
  await expect(listing.chip('INR ₹0 to INR ₹1,500,000 per year')).toBeVisible()
  await expect(listing.heading).toHaveText(await api.unifiedHeading({ fees: { upper: 1_500_000, currency: 'INR' } }))
  await listing.sortBy('Fee High to Low')
  await expect(page).toHaveURL(/sortOption=2/)
  await listing.waitUntilLoaded()
  const amounts = await listing.cards.locator('bdi', { hasText: /^INR ₹/ }).allTextContents()
  const fees = amounts.map((amount) => Number(amount.replaceAll(/\D/g, '')))
  expect(fees.length).toBeGreaterThan(0)
  expect(Math.max(...fees)).toBeLessThanOrEqual(1_500_000)
  await listing.open('?feeTo=5000000&currency=INR')
  await expect(listing.heading).toHaveText(await api.unifiedHeading({ fees: { upper: 5_000_000 } }))
})

test('the current location replaces places after confirmation, and a place replaces the location', async ({ page, context, listing, api, isMobile }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 51.5, longitude: -0.12 })
  const country = await api.country({})
  const openFilters = async () => {
    if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click()
  }
  await listing.open(`?country=${country.slug}`)
  await openFilters()
  await page.getByRole('button', { name: 'Town, city or postcode' }).click()
  await expect(page.getByText('Kindly de-select the country to view Courses at your location.')).toBeVisible()
  await page.getByRole('button', { name: 'Current location' }).click()
  await page.getByRole('button', { name: 'Remove and continue' }).click()
  const dialog = page.getByRole('dialog', { name: 'Current location' })
  await dialog.getByRole('button', { name: 'Use this location' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Required filed')
  await dialog.getByLabel('Distance (Km)').selectOption('50')
  await dialog.getByRole('button', { name: 'Use this location' }).click()
  await expect(page).toHaveURL(/\/course\?lat=51\.5&lng=-0\.12&dst=50&sld=curL$/)
  await expect(dialog).toBeHidden()
  await listing.waitUntilLoaded()
  await expect(listing.heading).toHaveText(await api.heading({ google_location: { latitude: 51.5, longitude: -0.12, distance: 50 } }))
  await expect(listing.chip('Within 50 km of your location')).toBeVisible()
  await openFilters()
  await page.getByRole('treeitem', { name: new RegExp(`^${country.name}`) }).click()
  await expect(page.getByText('Your search near a place will be removed.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove and continue' }).click()
  await expect(page).toHaveURL(new RegExp(`/course\\?country=${country.slug}$`))
})

test('a town is selected by name and distance', { tag: '@once' }, async ({ page, listing, api }) => {
  await listing.open()
  await page.getByRole('button', { name: 'Town, city or postcode' }).click()
  const dialog = page.getByRole('dialog', { name: 'Town, city or postcode' })
  await dialog.getByRole('button', { name: 'Use this location' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(['Must choose Location', 'Required filed'])
  await dialog.getByRole('combobox', { name: 'Town, city or postcode' }).fill('london')
  await dialog.getByRole('listbox').getByRole('option').first().click()
  await dialog.getByLabel('Distance (Km)').selectOption('20')
  await dialog.getByRole('button', { name: 'Use this location' }).click()
  await expect(page).toHaveURL(/dst=20&sld=autL$/)
  await listing.waitUntilLoaded()
  const { searchParams } = new URL(page.url())
  const point = { latitude: Number(searchParams.get('lat')), longitude: Number(searchParams.get('lng')), distance: 20 }
  await expect(listing.heading).toHaveText(await api.heading({ google_location: point }))
})

test('each fee and duration bar shows the number of courses that it finds', { tag: '@once' }, async ({ page, listing, api }) => {
  const discipline = await api.discipline({})
  await listing.open(`?discipline=${discipline.slug}`)
  const bars = page.getByRole('list', { name: 'Courses by fee' }).getByRole('button')
  await expect(bars.first()).toBeVisible()
  for (const index of [0, 1]) {
    const bar = bars.nth(index)
    const number = /: ([\d,]+ courses?)$/.exec((await bar.getAttribute('aria-label')) ?? '')?.[1]
    await bar.click()
    await expect(bar).toHaveAttribute('aria-pressed', 'true')
    await listing.waitUntilLoaded()
    await expect(listing.heading).toHaveText(number ?? 'a bar without a number')
  }
  const { searchParams } = new URL(page.url())
  const fees: [number, number] = [Number(searchParams.get('feeFrom')), Number(searchParams.get('feeTo'))]
  await expect(listing.heading).toHaveText(await api.heading({ disciplines: [discipline.slug], fees }))

  await listing.open(`?discipline=${discipline.slug}&currency=USD`)
  const inDollars = page.getByRole('list', { name: 'Courses by fee' }).locator('button:enabled').last()
  await expect(inDollars).toHaveAttribute('aria-label', /^USD \$/)
  const dollarCount = /: ([\d,]+ courses?)$/.exec((await inDollars.getAttribute('aria-label')) ?? '')?.[1]
  await inDollars.click()
  await expect(inDollars).toHaveAttribute('aria-pressed', 'true')
  await listing.waitUntilLoaded()
  await expect(listing.heading).toHaveText(dollarCount ?? 'a bar without a number')

  const halfYears = page.getByRole('list', { name: 'Courses by duration' }).getByRole('button')
  await expect(halfYears).toHaveCount(11)
  const bar = page.getByRole('list', { name: 'Courses by duration' }).locator('button:enabled').first()
  const found = /: ([\d,]+ courses?)$/.exec((await bar.getAttribute('aria-label')) ?? '')?.[1]
  await bar.focus()
  await page.keyboard.press('Enter')
  await expect(bar).toHaveAttribute('aria-pressed', 'true')
  await listing.waitUntilLoaded()
  await expect(listing.heading).toHaveText(found ?? 'a bar without a number')
})

test('the keyboard moves the duration slider in half years', { tag: '@once' }, async ({ page, listing, api }) => {
  await listing.open()
  await listing.withFilters(async () => {
    await expect(listing.box('Duration')).toContainText('0 to 5+ years')
    await page.getByRole('slider', { name: 'Maximum duration in years' }).focus()
    for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowLeft')
    await expect(listing.box('Duration')).toContainText('0 to 2.5 years')
  })
  await expect(page).toHaveURL(/durationEndYear=2.5$/)
  await expect(listing.heading).toHaveText(await api.heading({ durations: [0, 2.5] }))
})

test('a chip removes one filter, Clear all removes all, Reset All enters the advanced mode', async ({ page, listing, api }) => {
  const discipline = await api.discipline({})
  const { degree_levels } = await api.facets({ disciplines: [discipline.slug] })
  const type = findLargest(degree_levels, ({ course_count }) => course_count)
  await listing.open(`?discipline=${discipline.slug}&types=${type.slug}&intakes=september`)
  await listing.chip('September').click()
  await expect(page).toHaveURL(new RegExp(`types=${type.slug}&discipline=${discipline.slug}$`))
  await expect(listing.heading).toHaveText(
    await api.heading({ disciplines: [discipline.slug], degree_levels_types: [type.slug] }),
  )
  await page.getByRole('button', { name: 'Clear all' }).click()
  const { count } = await api.search({})
  await expect(listing.heading).toHaveText(`${count.toLocaleString('en-GB')} Results Found`)
  await listing.withFilters(async () => {
    await page.getByRole('checkbox', { name: discipline.name }).first().check()
    await page.getByRole('button', { name: 'Reset All' }).click()
  })
  await expect(page).toHaveURL(/\?advance=true$/)
})

const BOXES = ['Location', 'Degree level', 'Discipline', 'Specialization', 'Intake', 'Study mode', 'Language of instruction', 'English test', 'Application deadline', 'Institute type', 'Institute', 'Duration', 'Fee per year', 'Popularity', 'Currency']

test('every box collapses and expands, in the sidebar and in the sheet on a phone', async ({ page, listing, isMobile }) => {
  await listing.open()
  await expect(page.getByRole('main', { name: 'Results' })).toBeVisible()
  const sidebar = page.getByRole('complementary', { name: 'Filters' })
  await expect(sidebar).toHaveCount(isMobile ? 0 : 1)
  await listing.withFilters(async () => {
    const panel = isMobile ? page.getByRole('dialog', { name: 'Filters' }) : sidebar
    await expect(panel.getByRole('button', { name: 'Reset All' })).toBeVisible()
    for (const name of BOXES) {
      const toggle = panel.getByRole('button', { name, exact: true })
      const isOpen = (await toggle.getAttribute('aria-expanded')) === 'true'
      for (const expanded of [!isOpen, isOpen]) {
        await toggle.click()
        await expect(toggle).toHaveAttribute('aria-expanded', String(expanded))
        await expect(listing.box(name)).toBeVisible({ visible: expanded })
      }
    }
    const toggles = panel.getByRole('button', { expanded: true }).or(panel.getByRole('button', { expanded: false }))
    await expect(toggles.filter({ hasNotText: /^Show / })).toHaveCount(BOXES.length)
  })
})

test('an English test and the own score show only courses that accept the score', { tag: '@once' }, async ({ page, listing, api }) => {
  const english_test = { include: ['ielts' as const] }
  const all = await api.unifiedHeading({ english_test })
  await listing.open()
  await listing.withFilters(async () => {
    const box = await listing.openBox('English test')
    await expect(box.getByText('Select one test to enter your score.')).toBeVisible()
    await box.getByRole('checkbox', { name: /^IELTS/ }).check()
    await expect(listing.heading).toHaveText(all)
    const score = box.getByRole('textbox', { name: 'My IELTS score' })
    await score.fill('12')
    await expect(box.getByRole('alert')).toHaveText('Enter a score from 0 to 9.')
    await expect(page).toHaveURL(/\?test=ielts$/)
    await score.fill('5.5')
    await score.press('Enter')
  })
  await expect(page).toHaveURL(/\?test=ielts&score=5\.5$/)
  const accepted = await api.unifiedHeading({ english_test, english_score: 5.5 })
  expect(accepted).not.toBe(all)
  await expect(listing.heading).toHaveText(accepted)
  // A card shows only the first of the course's tests, which is IELTS.
  const minimums = listing.cards.getByText(/^IELTS \d/)
  await expect(minimums).toHaveCount((await api.unifiedCourses({ english_test, english_score: 5.5 })).length)
  for (const minimum of await minimums.allTextContents()) expect(Number(minimum.replace('IELTS ', ''))).toBeLessThanOrEqual(5.5)
  await page.reload()
  await expect(listing.heading).toHaveText(accepted)
  await listing.chip('IELTS 5.5').click()
  await expect(page).toHaveURL(/\/course$/)
})

test('a deadline shows only courses with this deadline or a later one', { tag: '@once' }, async ({ page, listing, api }) => {
  const open = await api.unifiedHeading({ deadlines: { earliest: 'today' } })
  const deadlines = (await api.unifiedCourses({ deadlines: { earliest: 'today' } })).map(({ application_deadline }) => application_deadline ?? '')
  const earliest = deadlines.toSorted().at(-1) ?? ''
  await listing.open()
  await listing.withFilters(async () => {
    const box = await listing.openBox('Application deadline')
    await box.getByRole('checkbox', { name: /^Still open/ }).check()
    await expect(page).toHaveURL(/\?deadline=today$/)
    await expect(listing.heading).toHaveText(open)
    await box.getByLabel('Deadline on or after').fill(earliest)
    await expect(box.getByRole('checkbox', { name: /^Still open/ })).not.toBeChecked()
  })
  await expect(page).toHaveURL(new RegExp(`\\?deadline=${earliest}$`))
  const later = await api.unifiedHeading({ deadlines: { earliest } })
  expect(later).not.toBe(open)
  await expect(listing.heading).toHaveText(later)
  const shown = listing.cards.getByText(/^Apply by /)
  await expect(shown).toHaveCount((await api.unifiedCourses({ deadlines: { earliest } })).length)
  for (const each of await shown.allTextContents()) expect(Date.parse(`${each.replace('Apply by ', '')} UTC`)).toBeGreaterThanOrEqual(Date.parse(earliest))
  await page.getByRole('button', { name: /^Remove Deadline from/ }).click()
  await expect(page).toHaveURL(/\/course$/)
})

test('Popular Options are a filter in the URL', { tag: '@once' }, async ({ page, listing, api }) => {
  const { popular_count } = await api.facets({})
  await listing.open('?popularity=p1')
  await expect(listing.heading).toHaveText(popular_count > 0 ? await api.heading({ panels: ['p1'] }) : 'Record not found')
  await expect(listing.chip('Popular Options')).toBeVisible()
  await listing.withFilters(async () => {
    const option = listing.box('Popularity').getByRole('checkbox', { name: 'Popular Options' })
    await expect(option).toBeChecked()
    await option.click()
  })
  await expect(page).toHaveURL(/\/course$/)
  await expect(listing.heading).toHaveText(await api.heading({}))
})

test('a URL with every key is one search, and the keys of other pages stay in it', { tag: '@once' }, async ({ page, listing, api }) => {
  const { results } = await api.search({ course: 'engineering', fees: [100_000, 4_000_000], durations: [0.5, 5] })
  const course = results.find((each) => each.institute.institute_type === 'UNIVERSITY' && each.discipline && each.specialization && each.campus && each.admission_schedule.length > 0)
  const { discipline, specialization, campus } = course ?? {}
  const intake = course?.admission_schedule[0]?.intake_month
  if (!course || !discipline || !specialization || !campus || !intake) throw new Error('no course of engineering at a university has a campus and an intake')
  const { degree_level, institute_slug } = course
  const keys = {
    course: 'engineering', caid: campus.slug, types: degree_level.level_type, levels: degree_level.slug, discip: discipline.slug,
    specializations: specialization.slug, intakes: intake, instituteTypes: 'UNIVERSITY', institutes: institute_slug,
    durationStartYear: '0.5', durationEndYear: '5', feeFrom: '100000', feeTo: '4000000', country: campus.country.slug, currency: 'USD',
  }
  await page.goto(`/discipline?page=discipline&group=popular&${new URLSearchParams(keys)}`)
  await expect(listing.heading).toHaveText(
    await api.heading({
      course: 'engineering', campuses: [campus.slug], degree_levels_types: [degree_level.level_type], degree_levels: [degree_level.slug],
      disciplines: [discipline.slug], specializations: [specialization.slug], intakes: [intake], institute_type: ['UNIVERSITY'],
      institutes: [institute_slug], durations: [0.5, 5], fees: [100_000, 4_000_000], countries: [campus.country.slug],
    }),
  )
  await expect(listing.cards.filter({ hasText: course.name }).first()).toBeVisible()
  await listing.chip('“engineering”').click()
  await expect(page).toHaveURL(/\/discipline\?page=discipline&group=popular&country=/)
  await listing.sortBy('Duration ascending')
  await page.getByRole('button', { name: 'Grid View' }).click()
  await expect(page).toHaveURL(/&sortOption=3&view=grid&currency=USD$/)
})
