import { respondUnavailable, routeSearchRequests, SEARCH } from '../support/searchCalls.ts'
import { expect, test } from '../support/test.ts'

test('an empty result has chips that remove a filter with one click', async ({ page, listing, api }) => {
  await listing.open('?course=zzqqxx&intakes=may')
  await expect(listing.heading).toHaveText('Record not found')
  await expect(page.getByText('Oops! No courses match your criteria')).toBeVisible()
  await expect(page.getByText(/^Use fewer filters/)).toBeVisible()
  await expect(page.getByText(/^Check the spelling of “zzqqxx”/)).toBeVisible()
  await listing.chip('“zzqqxx”').click()
  await expect(listing.heading).toHaveText(await api.heading({ intakes: ['may'] }))
})

test('an empty result has links to related categories and popular searches, with correct counts', { tag: '@once' }, async ({ page, listing, api }) => {
  const open = async (address: string, title: string) => {
    await listing.open(address)
    await expect(listing.heading).toHaveText('Record not found')
    return page.getByRole('navigation', { name: title }).getByRole('link').first()
  }
  const { slug, courses_count, name } = await api.discipline({})
  const category = await open('?course=zzqqxx', 'Related categories')
  await expect(category).toHaveText(`${name} ${courses_count.toLocaleString('en-GB')}`)
  await category.click()
  await expect(page).toHaveURL(new RegExp(`/course\\?discipline=${slug}$`))
  await expect(listing.heading).toHaveText(await api.heading({ disciplines: [slug] }))
  await page.goBack()
  await expect(listing.heading).toHaveText('Record not found')
  await page.getByRole('navigation', { name: 'Popular searches' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/course\?country=[\w-]+$/)
  await listing.waitUntilLoaded()
  const country = new URL(page.url()).searchParams.get('country') ?? ''
  await expect(listing.heading).toHaveText(await api.heading({ countries: [country] }))
})

test('an empty result has a button that removes the filter that hides all courses, with the correct count', { tag: '@once' }, async ({ page, listing, api }) => {
  await listing.open('?course=zzqqxx&intakes=may&durationEndYear=3')
  const { count } = await api.search({ intakes: ['may'], durations: [0, 3] })
  const removeButton = page.getByRole('main').getByRole('button', { name: /^Remove .* courses?\)$/ })
  await expect(removeButton).toHaveCount(1)
  await expect(removeButton).toHaveText(new RegExp(`^Remove “.?zzqqxx.?” \\(${count.toLocaleString('en-GB')} courses?\\)$`, 'u'))
  await removeButton.click()
  await expect(page).toHaveURL(/\/course\?intakes=may&durationEndYear=3$/)
  await expect(listing.heading).toHaveText(await api.heading({ intakes: ['may'], durations: [0, 3] }))
})

test('a long text has short buttons', async ({ page, listing }) => {
  await listing.open(`?course=${'zzqqxx+'.repeat(86)}&intakes=may`)
  await expect(listing.heading).toHaveText('Record not found')
  const buttons = page.getByRole('main').getByRole('button', { name: /zzqqxx/ })
  await expect(buttons.first()).toBeVisible()
  for (const name of await buttons.allTextContents()) expect(name.length).toBeLessThan(80)
})

test('a page beyond the last one has a button to an existing page', async ({ page, listing, api }) => {
  const discipline = await api.discipline({})
  const { last_page, count } = await api.search({ disciplines: [discipline.slug] })
  expect(count).toBeGreaterThan(0)
  await listing.open(`?discipline=${discipline.slug}&pg=${last_page + 1}`)
  await page.getByRole('button', { name: /^Go to page/ }).click()
  await expect(listing.cards.first()).toBeVisible()
})

test('an older response never replaces a newer one', { tag: '@once' }, async ({ page, listing, api }) => {
  await listing.open()
  await routeSearchRequests(page, 'courses', async (route, { text }) => {
    if (text === 'law') await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue().catch(() => undefined)
  })
  await listing.search.fill('law')
  await listing.search.press('Enter')
  await listing.search.fill('nursing')
  await listing.search.press('Enter')
  const wanted = await api.heading({ course: 'nursing' })
  await expect(listing.heading).toHaveText(wanted)
  await page.waitForTimeout(1800)
  await expect(listing.heading).toHaveText(wanted)
})

test('the first load shows a loading text and then the number of courses', async ({ page, listing, api }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await routeSearchRequests(page, 'courses', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/course')
  await expect(listing.heading).toHaveText('Searching For Desired Results')
  release()
  await expect(listing.heading).toHaveText(await api.heading({}))
  await expect(page.getByRole('status').first()).toHaveText(await api.heading({}))
  await expect(page.getByText('Please select a Discipline', { exact: true })).toBeVisible()
  await listing.search.fill('law')
  await expect(page.getByText('Please select a Discipline')).toBeHidden()
})

test('results do not wait for other requests of the filters', { tag: '@once' }, async ({ page, listing, api }) => {
  const discipline = await api.discipline({})
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/country/**', async (route) => {
    await held
    await route.continue()
  })
  await listing.open(`?discipline=${discipline.slug}`)
  await expect(listing.heading).toHaveText(await api.heading({ disciplines: [discipline.slug] }))
  await expect(listing.cards.first()).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  release()
  await expect(listing.box('Discipline').getByRole('checkbox', { name: discipline.name }).first()).toBeChecked()
})

test('all courses, a discipline and other filters have their own headings', { tag: '@once' }, async ({ page, listing, api }) => {
  const [discipline, country] = [await api.discipline({}), await api.country({})]
  const ask = page.getByText('Please select a Discipline', { exact: true })
  for (const [address, heading, asks] of [
    ['?advance=true', (await api.heading({})).replace(/courses?/, 'Results Found'), 0],
    [`?discipline=${discipline.slug}`, await api.heading({ disciplines: [discipline.slug] }), 0],
    [`?country=${country.slug}`, await api.heading({ countries: [country.slug] }), 1],
  ] as const) {
    await listing.open(address)
    await expect(listing.heading).toHaveText(heading)
    await expect(ask).toHaveCount(asks)
  }
})

test.describe('when the API fails', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('an unavailable search shows an error and can be retried', async ({ page, listing, api }) => {
    await page.route('**/api/**', (route) => route.fulfill({ status: 503, json: { detail: 'away', fields: [] } }))
    await page.goto('/course')
    await expect(page.getByRole('alert').filter({ hasText: 'Search is temporarily unavailable' })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('away')
    await page.unrouteAll()
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(listing.heading).toHaveText(await api.heading({}))
  })

  test('a missing connection shows an error', async ({ page }) => {
    await page.route('**/api/**', (route) => route.abort('connectionrefused'))
    await page.goto('/course')
    await expect(page.getByText('We cannot connect to Meridian')).toBeVisible()
  })

  test('an unknown value is shown, and one click removes the value', { tag: '@once' }, async ({ page, listing, api }) => {
    await page.goto('/course?discipline=alchemy')
    await expect(page.getByText('Something in this link is no longer valid')).toBeVisible()
    await expect(page.getByText("There is no discipline 'alchemy'")).toBeVisible()
    await listing.chip('Alchemy').click()
    await expect(listing.heading).toHaveText(await api.heading({}))
    await page.goto('/course?country=atlantis')
    const main = page.getByRole('main')
    await expect(main.getByRole('alert')).toContainText("There is no country 'atlantis'")
    await expect(main).not.toContainText(/filters|include|countries/)
    await main.getByRole('button', { name: 'Remove “atlantis”' }).click()
    await expect(page).toHaveURL(/\/course$/)
    await expect(listing.heading).toHaveText(await api.heading({}))
  })

  test('a page that cannot be opened is named, and one click opens the first page', { tag: '@once' }, async ({ page, listing, api }) => {
    await page.goto('/course?pg=9999')
    await expect(page.getByRole('alert').filter({ hasText: 'Page 9,999 cannot be opened.' })).toBeVisible()
    await page.getByRole('button', { name: 'Go to the first page' }).click()
    await expect(listing.heading).toHaveText(await api.heading({}))
  })

  test('a failed facet list leaves the others', { tag: '@once' }, async ({ page, listing }) => {
    await routeSearchRequests(page, 'list', respondUnavailable)
    await listing.open()
    await listing.withFilters(async () => {
      const long = await listing.openBox('Institute')
      await expect(long.getByText('We could not load this list.')).toBeVisible()
      await page.unroute(SEARCH)
      await long.getByRole('button', { name: 'Try again' }).click()
      await expect(long.getByRole('checkbox').first()).toBeVisible()
      const box = await listing.openBox('Intake')
      await box.getByRole('button', { name: 'Show all: Intake' }).click()
      const quarters = ['January to March', 'April to June', 'July to September', 'October to December']
      for (const name of quarters) await expect(box.getByRole('group', { name }).getByRole('checkbox')).toHaveCount(3)
      await expect((await listing.openBox('Institute type')).getByRole('checkbox')).toHaveCount(2)
      for (const name of ['College', 'University']) await expect(listing.box('Institute type').getByRole('checkbox', { name })).toBeVisible()
    })
    await expect(listing.cards.first()).toBeVisible()
  })

  test('failed counts of states and cities leave all places, and can be retried', { tag: '@once' }, async ({ page, listing, api }) => {
    const country = await api.country({})
    const state = country.states.find(({ course_count }) => course_count > 0)
    if (!state) throw new Error('the largest country has no state with a course')
    await routeSearchRequests(page, 'places', respondUnavailable)
    await listing.open()
    await listing.withFilters(async () => {
      const box = listing.box('Location')
      const row = (name: string) => box.getByRole('treeitem', { name: new RegExp(`^${name}`) }).first()
      await row(country.name).focus()
      await page.keyboard.press('ArrowRight')
      await expect(box.getByText('We could not load the numbers for states and cities.')).toBeVisible()
      await expect(row(state.state_name)).toHaveText(state.state_name)
      await expect(row(country.name)).toContainText(country.course_count.toLocaleString('en-GB'))
      await page.unroute(SEARCH)
      await box.getByRole('button', { name: 'Try again' }).click()
      await expect(row(state.state_name)).toContainText(state.course_count.toLocaleString('en-GB'))
      await expect(box.getByText('We could not load the numbers for states and cities.')).toHaveCount(0)
    })
  })

  test('failed counts leave the results, and can be retried from any box', { tag: '@once' }, async ({ page, listing }) => {
    await routeSearchRequests(page, 'sidebar', respondUnavailable)
    await listing.open()
    await expect(listing.cards.first()).toBeVisible()
    await listing.withFilters(async () => {
      const box = listing.box('Discipline')
      await expect(box.getByText('We could not load this list.')).toBeVisible()
      await page.unroute(SEARCH)
      await box.getByRole('button', { name: 'Try again' }).click()
      await expect(box.getByRole('checkbox').first()).toBeVisible()
      await expect(listing.box('Location').getByRole('treeitem').first()).toBeVisible()
    })
  })
})

test.describe('an unknown path', () => {
  test.use({ expectedErrors: [/the server responded with a status of 404/] })

  test('an unknown path shows Page not found', { tag: '@once' }, async ({ page }) => {
    for (const address of ['/terms', '/blogs', '/nowhere']) {
      const response = await page.goto(address)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    }
    await page.getByRole('link', { name: 'See all courses' }).click()
    await expect(page).toHaveURL(/\/course$/)
  })
})
