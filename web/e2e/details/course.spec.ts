import { expectNoViolations } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

const SIMILAR = '**/api/course/*/similar'

test('Discover leads to the course page, which shows the facts of the API', async ({ page, listing, api }) => {
  const [first] = (await api.search({})).results
  if (!first) throw new Error('the catalogue has no course')
  const course = await api.course(first.id)
  const [subject] = course.specializations
  if (subject === undefined) throw new Error('the first course of the sample has no subject')
  await listing.open()
  await listing.cards.first().getByRole('link', { name: 'Discover' }).click()
  await expect(page).toHaveURL(new RegExp(`/course-detail\\?course_id=${course.id}&course_name=`))
  await expect(page.getByRole('heading', { level: 1, name: course.name })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  const main = page.getByRole('main')
  for (const words of [course.institute_name, course.degreelevel_name, subject.name, course.source.name])
    await expect(main).toContainText(words)
  await expect(page.getByRole('region', { name: 'Intakes' }).getByText(/: course starts$/)).toHaveCount(course.admission_schedule.length)
  await expect(page.getByRole('region', { name: 'Campuses' }).getByRole('listitem')).toHaveCount(course.campuses.length)
  const { count } = await api.search({ specializations: [subject.slug] })
  const similar = page.getByRole('region', { name: 'Similar courses' })
  await expect(similar.getByRole('article')).toHaveCount(3)
  await similar.getByRole('link', { name: /^See/ }).click()
  await expect(page).toHaveURL(new RegExp(`specializations=${subject.slug}$`))
  await expect(listing.heading).toHaveText(`${count.toLocaleString('en-GB')} ${count === 1 ? 'course' : 'courses'}`)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: course.name })).toBeVisible()
})

test('a course has a URL with its slug, and a reload shows it again', async ({ page, api }) => {
  const [first] = (await api.search({})).results
  await page.goto(`/course-detail/${first?.slug}`)
  const heading = page.getByRole('heading', { level: 1, name: first?.name ?? '' })
  await expect(heading).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(first?.institute_name ?? ''))
  await page.reload()
  await expect(heading).toBeVisible()
  // The id in the path leads to the same page, also if the URL has a query string.
  await page.goto(`/course-detail/${first?.id}?course_name=anything`)
  await expect(heading).toBeVisible()
})

test('the page shows a skeleton until the course has loaded', { tag: '@once' }, async ({ page, api }) => {
  const [first] = (await api.search({})).results
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**/api/course/${first?.id}`, async (route) => {
    await held
    await route.continue()
  })
  // The load event waits for the course, because the head of the page requests it. So wait for the DOM only.
  await page.goto(`/course-detail?course_id=${first?.id}`, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeAttached()
  release()
  await expect(page.getByRole('heading', { level: 1, name: first?.name ?? '' })).toBeVisible()
})

test.describe('when something fails', { tag: '@once' }, () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  for (const address of ['/course-detail/there-is-none', '/course-detail?course_id=2147483647', '/course-detail'])
    test(`${address} shows that the course does not exist`, async ({ page }) => {
      await page.goto(address)
      await expect(page.getByRole('heading', { name: 'Course not found' })).toBeVisible()
      await page.getByRole('link', { name: 'See all courses' }).click()
      await expect(page).toHaveURL(/\/course$/)
    })

  test('a course that failed to load can be retried', async ({ page, api }) => {
    const [first] = (await api.search({})).results
    const call = `**/api/course/${first?.id}`
    await page.route(call, (route) => route.fulfill({ status: 503, json: { detail: 'away', fields: [] } }))
    await page.goto(`/course-detail?course_id=${first?.id}`)
    await expect(page.getByRole('alert')).toContainText('This course is temporarily unavailable')
    await page.unroute(call)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: first?.name ?? '' })).toBeVisible()
  })

  test('an unavailable search leaves the course visible, and similar courses are missing without an alert', async ({ page, api }) => {
    const [first] = (await api.search({})).results
    await page.route(SIMILAR, (route) => route.fulfill({ status: 503, json: { detail: 'away', fields: [] } }))
    await page.goto(`/course-detail?course_id=${first?.id}`)
    await expect(page.getByRole('heading', { level: 1, name: first?.name ?? '' })).toBeVisible()
    await expect(page.getByText('Similar courses are temporarily unavailable.')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test('a dialog takes an edit or a review, and sending asks to sign in', { tag: '@once' }, async ({ page, listing }) => {
  await listing.open()
  const opener = listing.cards.first().getByRole('button', { name: /^Suggest an edit/ })
  const dialog = page.getByRole('dialog', { name: 'Suggest an Edit or Post Review' })
  await opener.click()
  for (const field of ['First name', 'Last name', 'Comment']) await dialog.getByRole('textbox', { name: field, exact: true }).fill('Ada')
  await dialog.getByRole('textbox', { name: 'Email' }).fill('ada@example.org')
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('0300 1234567')
  await dialog.getByRole('group', { name: 'Phone type' }).getByRole('radio', { name: 'Other' }).check()
  await expect(dialog.getByText(/aggressive or discriminatory language, profanities, trade secrets or confidential information/)).toBeVisible()
  await expectNoViolations(page)
  for (const name of ['Add Review', 'Suggest Editing']) {
    await dialog.getByRole('button', { name }).click()
    await expect(page.getByRole('dialog', { name: 'Please sign in' })).toBeVisible()
    await expect(dialog).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(opener).toBeFocused()
    // The dialog keeps the typed text.
    await opener.click()
    await expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveValue('Ada')
  }
})

test('actions that need an account ask to sign in and send no request', async ({ page, listing }) => {
  await listing.open()
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const card = listing.cards.first()
  for (const name of [/^Add to favourites/, /^Apply/]) {
    const button = card.getByRole('button', { name })
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'Please sign in' })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  }
  // The filter excludes requests of the search log, which records what a visitor does with the
  // results.
  expect(requests.filter((url) => /\/(?:api|crm)\/(?!search-log\/)/.test(url))).toEqual([])
  await card.getByRole('link', { name: 'Discover' }).click()
  await page.getByRole('button', { name: 'Request information' }).click()
  await expect(page.getByRole('dialog', { name: 'Please sign in' })).toBeVisible()
})
