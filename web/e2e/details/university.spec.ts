import { expect, test } from '../support/test.ts'
import { findLargest, type ApiClient } from '../support/apiClient.ts'

const COURSES = '**/api/course/course_search/**'
const formatCourseCount = (courses: number) => `${courses.toLocaleString('en-GB')} ${courses === 1 ? 'course' : 'courses'}`

/** Returns the institute with the most campuses, of the institutes on the first page of results. */
async function findInstitute(api: ApiClient) {
  const { results } = await api.search({})
  const slugs = [...new Set(results.map(({ institute_slug }) => institute_slug))]
  return findLargest(await Promise.all(slugs.map((slug) => api.institute(slug))), ({ campus_locations }) => campus_locations.length)
}

/** Finds the first institute with scholarships among the members of a group. Returns it with its scholarships. */
async function findMemberWithScholarships(api: ApiClient, group: string) {
  for (const slug of await api.groupMembers(group)) {
    const { results } = await api.scholarships({ institutes: [slug] })
    if (results.length > 0) return { institute: await api.institute(slug), scholarships: results }
  }
  throw new Error(`no member of ${group} has a scholarship`)
}

test('a card links to its institute, a campus and all courses of the campus', async ({ page, listing, api }) => {
  await listing.open()
  const [first] = (await api.search({})).results
  if (!first) throw new Error('the catalogue has no course')
  await listing.cards.first().getByRole('link', { name: first.institute_name, exact: true }).click()
  const detail = await api.institute(first.institute_slug)
  await expect(page).toHaveURL(new RegExp(`/university-details/${detail.slug}$`))
  await expect(page.getByRole('heading', { level: 1, name: detail.institute_name })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveTitle(`${detail.institute_meta_title ?? detail.institute_name} · Meridian`)
  const main = page.getByRole('main', { name: 'Institute' })
  for (const words of [detail.country.name, formatCourseCount(detail.course_count), detail.source.name]) await expect(main).toContainText(words)
  await expect(page.getByRole('region', { name: 'Campuses' }).getByRole('listitem')).toHaveCount(detail.campus_locations.length)
  const { results } = await api.instituteDisciplines(detail.slug)
  await expect(page.getByRole('region', { name: 'Disciplines' }).getByRole('heading', { level: 3 })).toHaveText(results.map(({ name }) => name))

  const campus = findLargest(detail.campus_locations, ({ course_count }) => course_count)
  await page.getByRole('region', { name: 'Campuses' }).getByRole('link', { name: campus.campus }).click()
  await expect(page).toHaveURL(new RegExp(`/university-details/${detail.slug}/${campus.slug}$`))
  await expect(page.getByRole('heading', { level: 1, name: campus.name })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Location' })).toContainText(campus.city.name)
  await page.getByRole('link', { name: /^See (all|the)/ }).click()
  await expect(page).toHaveURL(new RegExp(`/discipline\\?page=discipline&institutes=${detail.slug}&caid=${campus.slug}$`))
  await expect(listing.heading).toHaveText(formatCourseCount(campus.course_count))
  await page.goBack()
  await page.getByRole('link', { name: `A campus of ${detail.institute_name}` }).click()
  await expect(page).toHaveURL(new RegExp(`/university-details/${detail.slug}$`))
  // The path with the country leads to the same campus.
  await page.goto(`/university-details/${detail.slug}/${detail.country_slug}/${campus.slug}`)
  await expect(page.getByRole('heading', { level: 1, name: campus.name })).toBeVisible()
})

test('a course links to its institute’s disciplines, with campus filters and links for each level', async ({ page, listing, api }) => {
  const [first] = (await api.search({})).results
  if (!first) throw new Error('the catalogue has no course')
  await page.goto(`/course-detail/${first.slug}`)
  await page.getByRole('link', { name: `All courses at ${first.institute_name}` }).click()
  const detail = await api.institute(first.institute_slug)
  const campus = first.campus ?? detail.campus_locations[0]
  if (!campus || !first.discipline) throw new Error('the first course has no campus or no discipline')
  await expect(page).toHaveURL(/\/university-details\/(?:[\w-]+\/){5}[\w-]+$/)
  const box = page.getByRole('checkbox', { name: new RegExp(`^${campus.name}`) })
  await expect(box).toBeChecked()
  const grid = page.getByRole('region', { name: 'Disciplines' })
  const names = grid.getByRole('heading', { level: 3 })
  await expect(names).toHaveCount((await api.instituteDisciplines(detail.slug, [campus.slug])).count)
  await expect(names.first()).toHaveText(first.discipline.name)
  const [atCampus] = (await api.instituteDisciplines(detail.slug, [campus.slug])).results.filter(({ slug }) => slug === first.discipline?.slug)
  const LEVELS = [['undergradute', 'Undergraduate'], ['postgradute', 'Postgraduate'], ['research', 'Postgraduate by Research']] as const
  for (const [key, type] of LEVELS) {
    const menu = grid.getByRole('button', { name: `${type}: ${atCampus?.name}`, exact: true })
    await expect(menu).toHaveCount(atCampus?.[key].length === 0 ? 0 : 1)
    if (atCampus?.[key].length === 0) continue
    await menu.click()
    for (const level of atCampus?.[key] ?? [])
      await expect(grid.getByRole('link', { name: level.name, exact: true })).toHaveAttribute(
        'href',
        new RegExp(`^/discipline\\?page=discipline&institutes=${detail.slug}&discipline=${atCampus?.slug}&levels=${level.slug}&caid=${campus.slug}(&country=[\\w-]+)?$`),
      )
    await page.keyboard.press('Escape')
  }
  await box.focus()
  await page.keyboard.press('Space')
  const all = await api.instituteDisciplines(detail.slug)
  await expect(names).toHaveCount(all.count)

  const discipline = all.results.find(({ slug }) => slug === first.discipline?.slug)
  const level = discipline?.undergradute[0] ?? discipline?.postgradute[0]
  if (!discipline || !level) throw new Error('the discipline has no level')
  const type = discipline.undergradute[0] ? 'Undergraduate' : 'Postgraduate'
  const menu = grid.getByRole('button', { name: `${type}: ${discipline.name}`, exact: true })
  await menu.press('Enter')
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await expect(menu).toBeFocused()
  await menu.click()
  await grid.getByRole('link', { name: level.name, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/discipline\\?page=discipline&institutes=${detail.slug}&discipline=${discipline.slug}&levels=${level.slug}`))
  await expect(listing.heading).toHaveText(
    await api.heading({ institutes: [detail.slug], disciplines: [discipline.slug], degree_levels: [level.slug] }),
  )
  await page.goBack()
  await page.getByRole('link', { name: discipline.name, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/discipline-detail\\?discipline=${discipline.slug}&institutes=${detail.slug}$`))
  await expect(page.getByRole('link', { name: `At ${detail.institute_name}` })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(formatCourseCount(discipline.courses_count))
  await page.getByRole('link', { name: `See ${discipline.name} at all institutes` }).click()
  await expect(page.getByRole('main')).toContainText(await api.heading({ disciplines: [discipline.slug] }))
})

test('an institute has facts, a search banner, Follow and Share', { tag: '@once' }, async ({ page, api }) => {
  const detail = await findInstitute(api)
  const { slug, institute_name } = detail
  await page.goto(`/university-details/${slug}/-/-/-/-/-`)
  const main = page.getByRole('main')
  const facts = [['Type', detail.institute_type], ['Established', detail.established], ['Country', detail.country.name], ['Ranking', detail.tcf_ranking]] as const
  for (const [index, [name, value]] of facts.entries()) {
    await expect(main.getByRole('term').nth(index)).toHaveText(name)
    await expect(main.getByRole('definition').nth(index)).toHaveText(String(value ?? '--'), { ignoreCase: true })
  }
  await expect(page.getByRole('heading', { name: 'Explore thousands of programs across the world.' })).toBeVisible()
  await page.getByRole('button', { name: 'Follow' }).click()
  await expect(page.getByRole('dialog', { name: 'Please sign in' })).toContainText(institute_name)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share' })
  await expect(dialog.getByRole('textbox', { name: 'Page link' })).toHaveValue(new RegExp(`/university-details/${slug}$`))
  const field = dialog.getByRole('textbox', { name: 'Short link' })
  await expect(field).toHaveValue(/uuid=/)
  const short = await field.inputValue()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Share' })).toBeFocused()
  await page.getByRole('searchbox', { name: 'Search website....' }).fill('nursing')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?search=nursing$/)
  await page.goto(short)
  await expect(page).toHaveURL(new RegExp(`/university-details/${slug}$`))
})

test('the pages of a university and of its campus show its facts, place, groups and scholarships', { tag: '@once' }, async ({ page, api }) => {
  const [group] = await api.instituteGroups()
  if (!group) throw new Error('the catalogue has no group')
  const { institute, scholarships } = await findMemberWithScholarships(api, group.slug)
  const [campus] = institute.campus_locations
  if (!campus) throw new Error('the institute has no campus')
  const base = `/university-details/${institute.slug}`
  for (const [address, places] of [[base, 'Campuses'], [`${base}/${campus.slug}`, 'Location']] as const) {
    await page.goto(address)
    const facts = page.getByRole('region', { name: 'Facts' })
    await expect(facts.getByRole('term').filter({ hasText: 'Website' })).toHaveCount(1)
    await expect(facts.getByRole('link', { name: institute.country.name, exact: true })).toHaveAttribute('href', `/country/${institute.country.slug}`)
    for (const { name, slug } of institute.groups) await expect(facts.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/group-universities/${slug}`)
    const section = page.getByRole('region', { name: 'Scholarships' })
    await expect(section.getByRole('listitem').getByRole('link')).toHaveText(scholarships.slice(0, 5).map(({ name }) => name))
    await expect(section.getByRole('link').last()).toHaveAttribute('href', `/institute-scholarships?institute=${institute.slug}`)
    await expect(page.getByRole('region', { name: places, exact: true })).toContainText(campus.city.name)
    await facts.getByRole('link', { name: group.name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: group.name })).toBeVisible()
  }
})

test('a discipline without any degree level says so once', { tag: '@once' }, async ({ page, api }) => {
  const detail = await findInstitute(api)
  const { results } = await api.instituteDisciplines(detail.slug)
  const bare = results.map((discipline) => ({ ...discipline, undergradute: [], postgradute: [], research: [] }))
  await page.route('**/api/institute/*/discipline/', (route) => route.fulfill({ json: { count: 1, results: bare.slice(0, 1) } }))
  await page.goto(`/university-details/${detail.slug}`)
  const grid = page.getByRole('region', { name: 'Disciplines' })
  await expect(grid.getByRole('button')).toHaveText(['Degree not available'])
  await expect(grid.getByRole('button')).toBeDisabled()
})

test('View all Courses leads to all courses, with the country if all are at one campus', { tag: '@once' }, async ({ page, listing, api }) => {
  const detail = await findInstitute(api)
  await page.goto(`/university-details/${detail.slug}/-/-/-/-/-`)
  await page.getByRole('link', { name: 'View all Courses' }).click()
  const [campus, ...others] = detail.campus_locations
  const country = campus?.course_count === detail.course_count && others.length === 0 ? `&country=${campus.country.slug}` : ''
  await expect(page).toHaveURL(new RegExp(`/discipline\\?page=discipline&institutes=${detail.slug}${country}$`))
  await expect(listing.heading).toHaveText(await api.heading({ institutes: [detail.slug] }))
})

test('missing facts show a text, and a long description is collapsed', { tag: '@once' }, async ({ page, api }) => {
  const detail = await findInstitute(api)
  const bare = { ...detail, campus_locations: [], institute_description: null, institute_short_description: null, tcf_ranking: null, established: null }
  const response = { ...bare }
  await page.route(`**/api/institute/${detail.slug}`, (route) => route.fulfill({ json: response }))
  for (const call of [COURSES, '**/api/institute/*/discipline/'])
    await page.route(call, (route) => route.fulfill({ json: { count: 0, total_pages: 0, last_page: 0, results: [] } }))
  await page.goto(`/university-details/${detail.slug}`)
  for (const words of ['No record found', 'No Record Found', 'Record Not Found', 'No campus associated with the given institute.'])
    await expect(page.getByText(words, { exact: true })).toBeVisible()
  await expect(page.getByText('--', { exact: true })).toHaveCount(2)

  const words = 'It teaches what it finds out, and finds out what it teaches. '.repeat(12).trim()
  Object.assign(response, { institute_description: words })
  await page.reload()
  const about = page.getByRole('region', { name: 'About' })
  await expect(about.getByText(words)).toBeHidden()
  await about.getByRole('button', { name: 'Read More' }).click()
  await expect(about.getByText(words)).toBeVisible()
  await about.getByRole('button', { name: 'Read Less' }).click()
  await expect(about.getByText(words)).toBeHidden()
})

test('an institute and a campus have their translated names and texts in Urdu', { tag: '@once' }, async ({ page, api }) => {
  const detail = await findInstitute(api)
  const texts = { institute_name: 'جامعہ کواکا', institute_description: 'اردو تعارف' }
  const [campus] = detail.campus_locations
  if (!campus) throw new Error('the institute has no campus')
  const translations = { ur: { name: 'بل کیمپس' } }
  const institute = { ...detail, translations: { ur: texts }, campus_locations: [{ ...campus, translations }] }
  await page.route(`**/api/institute/${detail.slug}`, (route) => route.fulfill({ json: institute }))
  await page.route(`**/api/campus/${campus.slug}`, async (route) => {
    const json = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...json, translations, institute } })
  })
  await page.goto(`/university-details/${detail.slug}?lang=ur`)
  await expect(page.getByRole('heading', { level: 1, name: texts.institute_name })).toBeVisible()
  await expect(page.getByText(texts.institute_description)).toBeVisible()
  await expect(page).toHaveTitle(/^جامعہ کواکا/)
  await page.getByRole('link', { name: 'بل کیمپس' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'بل کیمپس' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: texts.institute_name })).toBeVisible()
  await page.goto(`/university-details/${detail.slug}`)
  await expect(page.getByRole('heading', { level: 1, name: detail.institute_name })).toBeVisible()
})

test.describe('when something fails', { tag: '@once' }, () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  for (const [address, words] of [
    ['/university-details/there-is-none', 'Institute not found'],
    ['/university-details/there-is-none/nor-this', 'Campus not found'],
    ['/university-details/there-is-none/-/-/-/-/-', 'Institute not found'],
    ['/discipline-detail?discipline=alchemy', 'Discipline not found'],
    ['/discipline-detail', 'Discipline not found'],
  ] as const)
    test(`${address} shows ${words}`, async ({ page }) => {
      await page.goto(address)
      await expect(page.getByRole('heading', { name: words })).toBeVisible()
      await page.getByRole('link', { name: 'See all courses' }).click()
      await expect(page).toHaveURL(/\/course$/)
    })

  test('an unavailable search leaves the institute visible, and its courses can be retried', async ({ page, api }) => {
    const { slug, institute_name } = await findInstitute(api)
    for (const call of [COURSES, '**/api/institute/*/discipline/'])
      await page.route(call, (route) => route.fulfill({ status: 503, json: { detail: 'away', fields: [] } }))
    await page.goto(`/university-details/${slug}`)
    await expect(page.getByRole('heading', { level: 1, name: institute_name })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(2)
    await page.unroute(COURSES)
    await page.getByRole('region', { name: 'Courses', exact: true }).getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test('an institute that failed to load can be retried', async ({ page, api }) => {
    const { slug, institute_name } = await findInstitute(api)
    const call = `**/api/institute/${slug}`
    await page.route(call, (route) => route.fulfill({ status: 503, json: { detail: 'away', fields: [] } }))
    await page.goto(`/university-details/${slug}`)
    await expect(page.getByRole('alert')).toContainText('This page is temporarily unavailable')
    await page.unroute(call)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: institute_name })).toBeVisible()
  })
})

test("a campus under another institute's path redirects to its own path", { tag: '@once' }, async ({ page, api }) => {
  const { slug, campus_locations } = await findInstitute(api)
  await page.goto(`/university-details/someone-else/${campus_locations[0]?.slug}?currency=USD`)
  await expect(page).toHaveURL(new RegExp(`/university-details/${slug}/${campus_locations[0]?.slug}\\?currency=USD$`))
})
