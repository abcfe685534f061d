import { Hero } from '../support/heroPage.ts'
import { expect, test } from '../support/test.ts'

test('three inputs, their errors when empty, and a link to all filters', async ({ page }) => {
  const home = new Hero(page)
  await home.open()
  await expect(page.getByPlaceholder('Search by Course')).toBeVisible()
  await expect(page.getByPlaceholder('Search by Qualification')).toBeVisible()
  await expect(page.getByPlaceholder('Search by Location')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Sort/ })).toHaveCount(0)
  await home.search()
  for (const text of ['Course Name is required', 'Degree level is required', 'location is required'])
    await expect(page.getByRole('alert').filter({ hasText: text })).toHaveText(text)
  await expect(home.course).toBeFocused()
  await expect(home.course).toHaveAccessibleDescription('Course Name is required')
  for (const [field, words] of [[home.level, 'Degree level is required'], [home.location, 'Location is required'], [home.course, 'Course is not Selected']] as const) {
    await field.click()
    await expect(page.getByText(words, { exact: true }).first()).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Advanced filters' }).click()
  await expect(page).toHaveURL(/\/search\?advance=true$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Results Found$/)
})

test('a discipline, its specializations, a level and a country lead to their courses', async ({ page, listing, api }) => {
  const home = new Hero(page)
  await home.open('?currency=USD')
  const discipline = await api.discipline({})
  const country = await api.country({ disciplines: [discipline.slug] })

  await home.course.click()
  await home.specialization.fill('a')
  await expect(page.getByRole('alert').filter({ hasText: 'Select the discipline first' })).toBeVisible()
  await home.option(new RegExp(`^${discipline.name}`)).click()
  await expect(page.getByText('Select the discipline first')).toBeHidden()
  const list = page.getByRole('listbox', { name: `Specializations of ${discipline.name}` })
  const first = list.getByRole('option').first()
  const name = await first.locator('bdi').first().innerText()
  await first.click()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(home.option(new RegExp(`^${discipline.name}`))).toHaveAttribute('aria-selected', 'false')
  await home.course.press('Escape')
  await expect(home.chips('Course')).toHaveText([name])

  await home.pickLevel(/^Undergraduate/)
  await expect(home.chips('Degree level')).toHaveText(['Undergraduate'])
  await home.location.fill(country.name)
  await expect(home.option(country.name)).toBeVisible()
  await home.location.press('Enter')
  await expect(home.chips('Location').first()).toBeVisible()
  await home.location.press('Escape')
  await home.search()
  await expect(page).toHaveURL(/\/search\?specialization=[^&]+&country=[^&]+&degreelevel_type=undergraduate&currency=USD$/)
  const query = new URL(page.url()).searchParams
  const filters = { specializations: [query.get('specialization') ?? ''], countries: [query.get('country') ?? ''], degree_levels_types: ['undergraduate'] }
  const { count } = await api.search(filters)
  if (count > 0) await expect(listing.heading).toHaveText(await api.heading(filters))
  else await expect(page.getByText('Oops! No courses match your criteria')).toBeVisible()
})

test('specializations are filtered by typing, load by scrolling, and end with a text', { tag: '@once' }, async ({ page, api }) => {
  const home = new Hero(page)
  await home.open()
  const disciplines = await api.disciplines()
  const pages = await Promise.all(disciplines.map(({ slug }) => api.specializations(slug)))
  const long = disciplines[pages.findIndex(({ next }) => next !== null)]
  expect(long).toBeDefined()
  const { count } = await api.specializations(long?.slug ?? '')
  await home.course.click()
  await home.option(new RegExp(`^${long?.name}`)).click()
  const list = page.getByRole('listbox', { name: /^Specializations of/ })
  await expect(list.getByRole('option')).toHaveCount(27)
  expect(await list.locator('..').evaluate((box) => box.clientHeight)).toBe(300)
  while ((await list.getByRole('option').count()) < count) {
    const before = await list.getByRole('option').count()
    await list.getByRole('option').last().scrollIntoViewIfNeeded()
    await expect(async () => expect(await list.getByRole('option').count()).toBeGreaterThan(before)).toPass()
  }
  await expect(page.getByText('Yay! You have seen it all')).toBeAttached()
  await home.specialization.fill('zzqq')
  await expect(page.getByText('No match')).toBeVisible()
})

test('of four places two are shown, and View more shows the others', { tag: '@once' }, async ({ page, api }) => {
  const home = new Hero(page)
  await home.open()
  const names = (await api.facets({})).locations.slice(0, 4).map(({ name }) => name)
  await home.pickMode('Country')
  for (const [index, name] of names.entries()) {
    await home.location.fill(name)
    await home.option(new RegExp(`^${name}`)).click()
    await expect(home.chips('Location')).toHaveCount(index < 3 ? index + 1 : 2)
  }
  await home.location.press('Escape')
  await page.getByRole('button', { name: 'View more' }).click()
  await expect(home.chips('Location')).toHaveText(names)
  await page.getByRole('button', { name: 'View less' }).click()
  await expect(home.chips('Location')).toHaveText(names.slice(0, 2))
})

test('of four disciplines two are shown, View more shows the others, and removing all clears both lists', async ({ page, api }) => {
  const home = new Hero(page)
  await home.open()
  const names = (await api.disciplines()).filter(({ courses_count }) => courses_count > 0).slice(0, 4).map(({ name }) => name)
  await home.course.click()
  for (const [index, name] of names.entries()) {
    await home.option(new RegExp(`^${name}`)).click()
    await expect(home.chips('Course')).toHaveCount(index < 3 ? index + 1 : 2)
  }
  await home.course.press('Escape')
  await page.getByRole('button', { name: 'View more' }).click()
  await expect(home.chips('Course')).toHaveText(names)
  for (const name of names) await home.remove(name).click()
  await expect(home.chips('Course')).toHaveCount(0)
  await home.course.click()
  await home.specialization.fill('a')
  await expect(page.getByRole('alert').filter({ hasText: 'Select the discipline first' })).toBeVisible()
})

test('a level type selects its levels, and a single level replaces the type', { tag: '@once' }, async ({ page, api }) => {
  const groups = await api.degreeLevels()
  expect(groups.map(({ id, name }) => [id, name])).toEqual([[-1, 'Undergraduate'], [-2, 'Postgraduate'], [-3, 'Postgraduate by Research']])
  const home = new Hero(page)
  await home.open()
  await home.level.click()
  const options = page.getByRole('listbox', { name: 'Degree levels' }).getByRole('option')
  await expect(options.locator('bdi:first-child')).toHaveText(groups.flatMap(({ name, degree_levels }) => [name, ...degree_levels.map((level) => level.name)]))
  await home.pickLevel(/^Undergraduate/)
  await home.level.click()
  const chosen = options.and(page.getByRole('option', { selected: true }))
  await expect(chosen).toHaveCount(1 + (groups[0]?.degree_levels.length ?? Number.NaN))
  await home.option(/^Doctorate/).click()
  await expect(home.chips('Degree level')).toHaveCount(1)
  await expect(home.chips('Degree level')).toHaveText(/Doctorate/)
  await home.level.click()
  await expect(chosen).toHaveCount(1)
  await home.option(/^Postgraduate by Research/).click()
  await expect(home.chips('Degree level')).toHaveText(['Postgraduate by Research'])
})

test('each input has its own key in the search URL', { tag: '@once' }, async ({ page, listing, api }) => {
  const home = new Hero(page)
  await home.open()
  const discipline = await api.discipline({})
  const level = (await api.degreeLevels()).flatMap(({ degree_levels }) => degree_levels).find(({ course_count }) => course_count > 0)
  const [one, other, third] = (await api.facets({})).locations
  const places = [one, other?.states[0], third?.states[0]?.cities[0]]
  if (!level) throw new Error('no degree level of the catalogue has a course')
  await home.course.click()
  await home.option(new RegExp(`^${discipline.name}`)).click()
  await home.course.press('Escape')
  await home.pickLevel(level.name)
  for (const [index, name] of [one?.name, other?.states[0]?.state_name, third?.states[0]?.cities[0]?.city_name].entries()) {
    const suggested = (await api.suggestions(name ?? '')).results.find(({ slug }) => slug === places[index]?.slug)
    await home.location.fill(name ?? '')
    await page.getByRole('listbox', { name: 'Places' }).getByRole('option').filter({ hasText: suggested?.name ?? '' }).filter({ hasText: suggested?.address ?? '' }).first().click()
    await expect(home.chips('Location')).toHaveCount(index + 1)
  }
  await home.location.press('Escape')
  await home.search()
  const [country, state, city] = places.map((place) => place?.slug ?? '')
  await expect(page).toHaveURL(`/search?discipline=${discipline.slug}&country=${country}&state=${state}&city=${city}&degreelevel=${level.slug}`)
  const filters = { disciplines: [discipline.slug], countries: [country ?? ''], states: [state ?? ''], cities: [city ?? ''], degree_levels: [level.slug] }
  const { count } = await api.search(filters)
  await expect(listing.heading).toHaveText(count > 0 ? await api.heading(filters) : 'Record not found')
})

test('a typo is reported, and corrected after a click', { tag: '@once' }, async ({ page }) => {
  const home = new Hero(page)
  await home.open()
  await home.course.fill('nurssing')
  await page.getByRole('button', { name: /^Did you mean “nursing”/ }).click()
  await expect(home.course).toHaveValue('nursing')
  await expect(page.getByText(/^Did you mean/)).toBeHidden()
})

test('a search by text works with the keyboard only', { tag: '@once' }, async ({ page, listing, api }) => {
  const home = new Hero(page)
  await home.open()
  await home.course.fill('data science')
  await home.level.focus()
  await page.keyboard.type('postgrad')
  // The levels load in a separate request.
  await expect(home.option(/^Postgraduate/)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await home.location.focus()
  await home.mode('Any').press('Enter')
  await expect(home.chips('Location')).toHaveText(['Any location'])
  await home.course.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?degreelevel_type=postgraduate&search=data\+science$/)
  await expect(listing.heading).toHaveText(await api.heading({ course: 'data science', degree_levels_types: ['postgraduate'] }))
})

test('each keystroke requests places; No match is shown; Enter adds the first place', { tag: '@once' }, async ({ page, api }) => {
  const home = new Hero(page)
  await home.open()
  const requestedTexts: (string | null)[] = []
  page.on('request', (request) => request.url().includes('location-auto-suggestion') && requestedTexts.push(new URL(request.url()).searchParams.get('search')))
  await home.location.click()
  await home.location.pressSequentially('melb')
  const [first] = (await api.suggestions('melb')).results
  await expect(home.option(new RegExp(`^${first?.name}`))).toBeVisible()
  expect(requestedTexts).toEqual(['m', 'me', 'mel', 'melb'])
  await home.location.fill('qqzzxx')
  await expect(page.getByText('No match')).toBeVisible()
  await home.location.press('Enter')
  await expect(home.chips('Location')).toHaveCount(0)
  await home.location.fill('Melborne')
  await home.location.press('Enter')
  await expect(home.chips('Location')).toHaveText(['Melbourne'])
  await expect(home.location).toHaveValue('')
})

test('a new text cancels the previous request for places', { tag: '@once' }, async ({ page }) => {
  const home = new Hero(page)
  await home.open()
  const cancelled: string[] = []
  page.on('requestfailed', (request) => cancelled.push(new URL(request.url()).searchParams.get('search') ?? ''))
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/location-auto-suggestion?search=syd', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  const asked = page.waitForRequest('**/api/location-auto-suggestion?search=syd')
  await home.location.fill('syd')
  await asked
  await home.location.fill('perth')
  await expect(home.option(/^Perth/)).toBeVisible()
  await expect.poll(() => cancelled).toContain('syd')
  release()
  await expect(home.option(/^Perth/)).toBeVisible()
})

test('each mode lists its places, and asks before removing selected places', async ({ page, api }) => {
  const home = new Hero(page)
  await home.open()
  const country = await api.country({})
  await home.location.click()
  await expect(page.getByRole('group', { name: 'Type of location' }).getByRole('button')).toHaveText(
    ['Current location', 'Town, city or postcode', 'Region', 'Country', 'State', 'City', 'Any'],
  )
  const places = page.getByRole('listbox', { name: 'Places' }).getByRole('option')
  for (const mode of ['City', 'State', 'Region', 'Country']) {
    await home.mode(mode).click()
    await expect(page.getByRole('button', { pressed: true })).toHaveText([mode])
    await expect(places.first()).toBeVisible()
  }
  await home.location.fill(country.name)
  await home.option(new RegExp(`^${country.name}`)).click()
  await home.mode('Town, city or postcode').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Kindly de-select the country to view Courses at your location.' })).toBeVisible()
  await home.mode('City').click()
  await expect(page.getByText('Your selected locations will be removed.')).toBeVisible()
  await page.getByRole('button', { name: 'Keep locations' }).click()
  await home.location.press('Escape')
  await expect(home.chips('Location')).toHaveText([country.name])
  await home.pickMode('Region')
  await page.getByRole('button', { name: 'Remove and continue' }).click()
  await expect(home.chips('Location')).toHaveCount(0)
  await expect(home.mode('Region')).toHaveAttribute('aria-pressed', 'true')
  await expect(places.first()).toBeVisible()
})

test('a town needs a distance, and finds the courses around it', async ({ page, listing, api }) => {
  const home = new Hero(page)
  await home.open()
  await home.course.fill('law')
  await home.pickLevel(/^Undergraduate/)
  await home.pickMode('Town, city or postcode')
  const dialog = page.getByRole('dialog', { name: 'Town, city or postcode' })
  await dialog.getByRole('button', { name: 'Use this location' }).click()
  await expect(dialog.getByText('Required filed')).toBeVisible()
  await expect(dialog.getByText('Must choose Location')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Town, city or postcode' }).fill('Sydney')
  await dialog.getByRole('option', { name: /^Sydney/ }).first().click()
  await dialog.getByLabel('Distance (Km)').selectOption('50')
  await dialog.getByRole('button', { name: 'Use this location' }).click()
  await expect(dialog).toBeHidden()
  await expect(home.chips('Location')).toHaveText([/Within 50 km of .*Sydney/])
  await home.search()
  await expect(page).toHaveURL(/\/search\?degreelevel_type=undergraduate&search=law&lat=-?[\d.]+&lng=-?[\d.]+&dst=50&sld=autL$/)
  const query = new URL(page.url()).searchParams
  const around = { latitude: Number(query.get('lat')), longitude: Number(query.get('lng')), distance: 50 }
  await expect(listing.heading).toHaveText(await api.heading({ course: 'law', degree_levels_types: ['undergraduate'], google_location: around }))
  await listing.chip('Within 50 km of the selected place').click()
  await expect(listing.heading).toHaveText(await api.heading({ course: 'law', degree_levels_types: ['undergraduate'] }))
})

test.describe('when the browser allows the location', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 51.5074, longitude: -0.1278 } })

  test('finds the courses around the location', async ({ page, listing, api }) => {
    const home = new Hero(page)
    await home.open()
    await home.course.fill('law')
    await home.pickLevel(/^Postgraduate\s*[\d,]+$/)
    await home.pickMode('Current location')
    const dialog = page.getByRole('dialog', { name: 'Current location' })
    await dialog.getByLabel('Distance (Km)').selectOption('100')
    await dialog.getByRole('button', { name: 'Use this location' }).click()
    await expect(home.chips('Location')).toHaveText(['Within 100 km of your location'])
    await home.search()
    await expect(page).toHaveURL(/&lat=51\.507&lng=-0\.128&dst=100&sld=curL$/)
    const around = { latitude: 51.507, longitude: -0.128, distance: 100 }
    await expect(listing.heading).toHaveText(await api.heading({ course: 'law', degree_levels_types: ['postgraduate'], google_location: around }))
  })
})

test('a denied location shows an error', { tag: '@once' }, async ({ page }) => {
  const home = new Hero(page)
  await home.open()
  await home.pickMode('Current location')
  const dialog = page.getByRole('dialog', { name: 'Current location' })
  const distances = [10, 20, 30, 40, 50, 100, 200, 300, 400, 500].map((km) => `${km} km`)
  await expect(dialog.getByLabel('Distance (Km)').getByRole('option')).toHaveText(['Select a distance', ...distances])
  await dialog.getByLabel('Distance (Km)').selectOption('10')
  await dialog.getByRole('button', { name: 'Use this location' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('allow permission to access location')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(home.chips('Location')).toHaveCount(0)
})

test('the course box offers specializations of all disciplines, and Back restores the inputs', async ({ page }) => {
  const home = new Hero(page)
  await home.open()
  await home.course.fill('nursng')
  await expect(page.getByRole('listbox', { name: 'Disciplines and specializations' })).toBeVisible()
  const nursing = page.getByRole('option').filter({ has: page.locator('bdi', { hasText: /^Nursing$/ }) })
  await nursing.click()
  await expect(home.chips('Course')).toHaveText(['Nursing'])
  await expect(home.course).toHaveValue('')
  await home.course.press('Escape')
  await home.pickLevel(/^Postgraduate/)
  await home.pickMode('Any')
  await home.search()
  await expect(page).toHaveURL(/\/search\?specialization=nursing&degreelevel_type=postgraduate/)
  await page.goBack()
  await expect(home.chips('Course')).toHaveText(['Nursing'])
  await expect(home.chips('Degree level')).toHaveText(['Postgraduate'])
  await expect(home.chips('Location')).toHaveText(['Any location'])
  await page.reload()
  await expect(home.chips('Course')).toHaveText(['Nursing'])
  await expect(home.chips('Degree level')).toHaveText(['Postgraduate'])
})

test('a course that no subject has matches nothing, and an open list covers no error', { tag: '@once' }, async ({ page }) => {
  const home = new Hero(page)
  await home.open()
  await home.search()
  for (const [field, text] of [[home.course, 'Course Name is required'], [home.level, 'Degree level is required'], [home.location, 'location is required']] as const) {
    await field.press('ArrowDown')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await page.getByRole('alert').filter({ hasText: text }).click({ trial: true })
    await field.press('Escape')
  }
  await home.course.press('ArrowDown')
  await home.course.fill('qqzzxx')
  await expect(page.getByText('No match')).toBeVisible()
  await expect(page.getByRole('listbox')).toHaveCount(0)
})
