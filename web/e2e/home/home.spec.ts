import { expectNoViolations } from '../support/axe.ts'
import { Hero } from '../support/heroPage.ts'
import { scrollToFooter } from '../support/footer.ts'
import { expect, test } from '../support/test.ts'

const formatNumber = (value: number) => value.toLocaleString('en-GB')

test('disciplines link to their pages, and show correct counts', { tag: '@once' }, async ({ page, api }) => {
  await new Hero(page).open()
  const discipline = await api.discipline({})
  const heading = await api.heading({ disciplines: [discipline.slug] })
  await page.getByRole('link', { name: `${discipline.name} ${heading}` }).click()
  await expect(page).toHaveURL(new RegExp(`/discipline-detail\\?discipline=${discipline.slug}$`))
  await expect(page.getByRole('heading', { level: 1, name: discipline.name })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(heading)
})

test('the home page and the terms name the sample as plainly as the listing; the cards do not', async ({ page, listing }) => {
  for (const address of ['/', '/terms-of-use']) {
    await page.goto(address)
    await expect(page.getByRole('note')).toContainText('This is sample data: the courses, fees and dates are only examples.')
  }
  await listing.open()
  await expect(listing.cards.first()).toBeVisible()
  await expect(page.getByRole('note')).toHaveCount(1)
  await expect(page.getByText('Sample', { exact: true })).toHaveCount(0)
})

test('the first four portals turn over and back by keyboard', async ({ page, api }) => {
  await new Hero(page).open()
  const portals = (await api.applyPortals()).slice(0, 4)
  const section = page.getByRole('region', { name: 'Application portals' })
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(portals.map(({ name }) => name))
  await expect(section.getByRole('listitem')).toHaveCount(4)
  const [first] = portals
  await expect(section.getByText(first?.summary ?? '')).toBeHidden()
  await section.getByRole('button', { name: `About ${first?.name}` }).press('Enter')
  await expect(section.getByText(first?.summary ?? '')).toBeVisible()
  await expect(section.getByRole('button', { name: `Back to ${first?.name}` })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(section.getByText(first?.summary ?? '')).toBeHidden()
})

test('the groups move until they are paused', { tag: '@once' }, async ({ page, api }) => {
  await new Hero(page).open()
  const groups = await api.instituteGroups()
  const carousel = page.getByRole('group', { name: 'Leading institute groups' })
  const shown = carousel.locator('li[aria-hidden=false]')
  await expect(shown.first()).toContainText(groups[0]?.name ?? '')
  await expect(shown.first()).not.toContainText(groups[0]?.name ?? '')
  await carousel.getByRole('button', { name: 'Pause' }).click()
  await expect(carousel.getByRole('button', { name: 'Play' })).toBeVisible()
  const still = await shown.allInnerTexts()
  await carousel.getByRole('button', { name: 'Next groups' }).click()
  expect(await shown.allInnerTexts()).not.toEqual(still)
  await carousel.getByRole('button', { name: 'Previous groups' }).click()
  expect(await shown.allInnerTexts()).toEqual(still)
  const visibleCount = (page.viewportSize()?.width ?? 0) > 992 ? 3 : 1
  await expect(shown).toHaveCount(visibleCount)
})

test('the groups move every 1.5 s for half a second, and three, two or one are visible', { tag: '@once' }, async ({ page }) => {
  await page.clock.install()
  await new Hero(page).open()
  const carousel = page.getByRole('group', { name: 'Leading institute groups' })
  const shown = carousel.locator('li[aria-hidden=false]')
  const next = carousel.getByRole('button', { name: 'Next groups' })
  // The focus pauses the carousel. The next slide comes 1.5 s after the focus leaves.
  await next.focus()
  const before = await shown.allInnerTexts()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await next.blur()
  await page.clock.runFor(1499)
  expect(await shown.allInnerTexts()).toEqual(before)
  await page.clock.runFor(1)
  await expect(shown.first()).not.toHaveText(before[0] ?? '')
  const track = carousel.getByRole('list')
  await expect(track).toHaveCSS('transition-duration', '0.5s')
  const look = () => track.evaluate((list) => [getComputedStyle(list).columnGap, getComputedStyle(list.children[0] ?? list).minHeight])
  const looks: string[][] = []
  for (const [width, seen] of [[993, 3], [992, 2], [769, 2], [768, 2], [577, 2], [576, 1], [482, 1], [481, 1]] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(shown).toHaveCount(seen)
    looks.push(await look())
  }
  expect(new Set(looks.map(String)).size).toBe(3)
})

test('each list is requested once while it is cached', { tag: '@once' }, async ({ page, listing }) => {
  await page.clock.install()
  const requestedPaths: string[] = []
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
  const home = new Hero(page)
  await home.open()
  const expectAllLists = async () => {
    await expect(page.getByRole('region', { name: 'Application portals' }).getByRole('listitem')).toHaveCount(4)
    await expect(page.getByRole('list', { name: 'Scholarships by country' })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Leading institute groups' })).toBeVisible()
    await home.course.click()
    await expect(page.getByRole('listbox', { name: 'Disciplines' })).toBeVisible()
    await home.level.click()
    await expect(home.option(/^Undergraduate/)).toBeVisible()
    for (const mode of ['Region', 'Country']) {
      await home.pickMode(mode)
      await expect(page.getByRole('listbox', { name: 'Places' }).getByRole('option').first()).toBeVisible()
    }
    await home.location.press('Escape')
  }
  await expectAllLists()
  await page.getByRole('link', { name: 'Advanced filters' }).click()
  await listing.waitUntilLoaded()
  await page.clock.fastForward(120_000)
  await page.goBack()
  await expectAllLists()
  const lists = ['apply-portal/', 'institute-group/', 'discipline/all', 'degree_level/', 'regions/all', 'country/countries_states_cities', 'country/scholarships/']
  expect(requestedPaths.filter((path) => lists.some((list) => path === `/api/${list}`)).toSorted()).toEqual(lists.map((list) => `/api/${list}`).toSorted())
})

test('the pictures have the numbers of the API, and nothing moves when they load', { tag: '@once' }, async ({ page, api }) => {
  const { fees, intakes } = await api.catalogueOverview()
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { readonly value: number })[]
      document.documentElement.dataset.moved = String(shifts.reduce((sum, { value }) => sum + value, Number(document.documentElement.dataset.moved ?? 0)))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await new Hero(page).open()
  await page.getByRole('region', { name: 'Application portals' }).scrollIntoViewIfNeeded()
  const costs = page.getByRole('region', { name: 'What a year costs' })
  await expect(costs.getByRole('rowheader')).toHaveText(fees.map(({ group }) => group.name))
  await expect(costs.getByRole('row').last().getByRole('cell').last()).toHaveText(formatNumber(fees.at(-1)?.course_count ?? 0))
  await expect(page.getByRole('region', { name: 'When courses start' }).getByRole('cell')).toHaveText(intakes.map(({ course_count }) => formatNumber(course_count)))
  expect(Number((await page.locator('html').getAttribute('data-moved')) ?? 0)).toBeLessThan(0.01)
})

test('the site asks to sign in after 5 s if the browser or the site has set it, and not by default', { tag: '@once' }, async ({ page }) => {
  await page.clock.install()
  const expectDialogsAfterSixSeconds = async (dialogs: number) => {
    await new Hero(page).open()
    await expect(page.getByRole('region', { name: 'Application portals' })).toBeVisible()
    await page.clock.runFor(6000)
    // The page stores at once that it has opened the dialog, even before the code of the dialog has
    // loaded.
    expect(await page.evaluate(() => localStorage.getItem('meridian-dialog') !== null)).toBe(dialogs > 0)
    await expect(page.getByRole('dialog', { name: 'Please sign in' })).toHaveCount(dialogs)
  }
  const store = (key: string, value: string) => page.evaluate(([name, kept]) => localStorage.setItem(name, kept), [key, value] as const)
  await expectDialogsAfterSixSeconds(0)
  await store('userStay', '1')
  await expectDialogsAfterSixSeconds(1)
  await page.keyboard.press('Escape')
  await store('userStay', '0')
  await page.route('/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('<html', '<html data-user-stay="1"') })
  })
  await expectDialogsAfterSixSeconds(0)
  await page.evaluate(() => localStorage.removeItem('userStay'))
  await expectDialogsAfterSixSeconds(1)
  await page.keyboard.press('Escape')
  await page.route('**/api/account/session', (route) => route.fulfill({ json: { person: { user_id: 7, first_name: 'A', last_name: 'B', email: '', mobile: '', photo: 'No Image', role: 'student', fav_course: [] }, local_mailbox: true } }))
  await store('user_Id', '7')
  await expectDialogsAfterSixSeconds(0)
})

test('shows scholarship countries, the banner, the journey, counselling and assistance', async ({ page, api }) => {
  await new Hero(page).open()
  const names = (await api.scholarshipCountries()).map(({ name, scholarship_count }) => `${name}${scholarship_count} scholarship${scholarship_count === 1 ? '' : 's'}`)
  const countries = page.getByRole('list', { name: 'Scholarships by country' }).getByRole('listitem')
  await expect(countries).toHaveText(names)
  expect(names).toHaveLength(7)
  const [one = 0, other = 0, ...small] = await countries.evaluateAll((cards) => cards.map((card) => card.clientHeight))
  expect(Math.min(one, other)).toBeGreaterThan(Math.max(...small))

  await expect(page.getByRole('list', { name: 'Your journey abroad in seven steps' }).getByRole('listitem')).toHaveCount(7)
  for (const step of ['Choose program and institute', 'Documents preparation', 'Application submission', 'Receiving acceptance', 'Getting your visa', 'Departure', 'Accommodation arrangement'])
    await expect(page.getByRole('heading', { name: step })).toBeAttached()
  await expect(page.getByRole('region', { name: 'Counselling services' }).getByRole('listitem')).toHaveCount(5)
  await page.getByRole('button', { name: 'Need Assistance' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Need Assistance' })).toBeFocused()

  await expect(page.getByRole('heading', { name: 'Explore thousands of scholarships all over the world' })).toBeVisible()
  const banner = page.getByRole('search', { name: 'Search scholarships' })
  await banner.getByPlaceholder('Type here').fill('law')
  await banner.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/scholarships?search=law')
  await expect(page.getByRole('heading', { level: 1, name: 'Scholarships' })).toBeVisible()
})

test('terms and privacy have their own pages', { tag: '@once' }, async ({ page }) => {
  for (const [name, path, title, parts] of [['Terms', '/terms-of-use', 'Terms of Use', 6], ['Privacy Notice', '/privacy-policy', 'Privacy Notice', 9]] as const) {
    await new Hero(page).open()
    await scrollToFooter(page)
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle(`${title} · Meridian`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('main').getByRole('region')).toHaveCount(parts)
    await expectNoViolations(page)
  }
})

test('every link leads to an existing page', { tag: '@once' }, async ({ page, request }) => {
  await new Hero(page).open()
  await expect(page.getByRole('heading', { name: 'Counselling services' })).toBeAttached()
  const addresses = await page.getByRole('link').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  const known = ['/', '/search', '/course', '/compare-course', '/discipline', '/discipline-detail', '/terms-of-use', '/privacy-policy', '/scholarships', '/scholarship-country', '/all-countries', '/top-universities', '/all-programs', '/apply', '/all-groups', '/group-universities', '/all-apply-portals']
  for (const address of new Set(addresses)) {
    expect(known).toContain(`/${new URL(address).pathname.split('/')[1] ?? ''}`)
    expect((await request.get(address)).ok()).toBe(true)
  }
})

test.describe('with empty or failed lists', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('empty sections show a text, and a failed section leaves the others', { tag: '@once' }, async ({ page }) => {
    for (const call of ['apply-portal', 'institute-group']) await page.route(`**/api/${call}/`, (route) => route.fulfill({ json: [] }))
    await page.route('**/api/country/scholarships/', (route) => route.fulfill({ status: 503, json: { detail: 'away', fields: [] } }))
    await new Hero(page).open()
    for (const name of ['Application portals', 'Leading institute groups'])
      await expect(page.getByRole('region', { name }).getByText('No Record Found!')).toBeVisible()
    const countries = page.getByRole('region', { name: 'Scholarships by country' })
    await expect(countries.getByRole('alert')).toContainText('We could not load this section.')
    await page.unrouteAll()
    await countries.getByRole('button', { name: 'Try again' }).click()
    await expect(countries.getByRole('listitem')).toHaveCount(7)
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the carousel stands still until Play is pressed', { tag: '@once' }, async ({ page }) => {
    await new Hero(page).open()
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
  })
})
