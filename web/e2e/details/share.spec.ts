import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const SHORT = '**/api/short-url/'
const openShare = (page: Page) => page.getByRole('article').first().getByRole('button', { name: /^Share/ }).click()

test('a short link is created, can be copied, and leads to the course', async ({ page, listing, api, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(baseURL ?? '').origin })
  const [first] = (await api.search({})).results
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(SHORT, async (route) => {
    await held
    await route.continue()
  })
  await listing.open()
  await openShare(page)
  const dialog = page.getByRole('dialog', { name: 'Share' })
  await expect(dialog.getByRole('textbox', { name: 'Page link' })).toHaveValue(new RegExp(`/course-detail\\?course_id=${first?.id}&course_name=${first?.name.split(' ')[0]}`))
  const copy = dialog.getByRole('button').last()
  await expect(copy).toBeDisabled()
  await expect(copy).toHaveAttribute('data-loading', 'true')
  const channels = dialog.getByRole('list', { name: 'Ways to share' }).getByRole('link')
  await expect(channels).toHaveText(['WhatsApp', 'Telegram', 'Facebook', 'X', 'LinkedIn', 'Email', 'SMS'])
  for (const channel of await channels.all()) await expect(channel).toHaveAttribute('href', new RegExp(`course_id%3D${first?.id}`))
  release()
  await expect(copy).toBeEnabled()
  await expect(copy).toHaveText('Copy')
  await copy.click()
  await expect(copy).toHaveText('Copied')
  const short = await page.evaluate(() => navigator.clipboard.readText())
  expect(short).toMatch(/\/loading\?uuid=[\da-f-]{36}$/)
  await page.goto(short)
  await expect(page).toHaveURL(new RegExp(`/course-detail\\?course_id=${first?.id}&`))
  await expect(page.getByRole('heading', { level: 1, name: first?.name ?? '' })).toBeVisible()
})

test('the shared text names the course, the university, the place and the sample', { tag: '@once' }, async ({ page, listing, api }) => {
  const [first] = (await api.search({})).results
  if (!first?.campus) throw new Error('the first course has no campus')
  await listing.open()
  await openShare(page)
  const href = await page.getByRole('dialog', { name: 'Share' }).getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  const text = new URL(href ?? '').searchParams.get('text') ?? ''
  for (const words of [first.name, first.institute_name, first.campus.city.name, first.campus.country.name, 'sample data']) expect(text).toContain(words)
})

test('a reload restores an open dialog, and closing removes it from storage', { tag: '@once' }, async ({ page, listing }) => {
  const stored = () => page.evaluate(() => localStorage.getItem('meridian-dialog'))
  const dialog = page.getByRole('dialog', { name: 'Share' })
  await listing.open()
  expect(await stored()).toBeNull()
  await openShare(page)
  await expect(dialog).toBeVisible()
  expect(await stored()).not.toBeNull()
  await page.reload()
  await expect(dialog.getByRole('textbox', { name: 'Short link' })).toHaveValue(/uuid=/)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await stored()).toBeNull()
  await expect(page.getByRole('main')).toBeFocused()
  await page.reload()
  await listing.waitUntilLoaded()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a comparison is shared with its currency', { tag: '@once' }, async ({ page, api }) => {
  const [one, other] = (await api.search({})).results
  await page.goto(`/compare-course?crs1=${one?.slug}&crs2=${other?.slug}&currency=USD`)
  await page.getByRole('main').getByRole('button', { name: 'Share' }).click()
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Short link' })
  await expect(field).toHaveValue(/uuid=/)
  await page.goto(await field.inputValue())
  await expect(page).toHaveURL(new RegExp(`/compare-course\\?crs1=${one?.slug}&crs2=${other?.slug}&currency=USD$`))
})

test.describe('when the API fails', { tag: '@once' }, () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('a failed short link shows an error and can be retried', async ({ page, listing }) => {
    await page.route(SHORT, (route) => route.fulfill({ status: 503, json: { detail: 'away', fields: [] } }))
    await listing.open()
    await openShare(page)
    const dialog = page.getByRole('dialog', { name: 'Share' })
    await expect(dialog.getByRole('alert')).toContainText('We could not create a short link')
    await page.unroute(SHORT)
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Short link' })).toHaveValue(/uuid=/)
  })

  for (const address of ['/loading', '/loading?uuid=nonsense', '/loading?uuid=00000000-0000-4000-8000-000000000000'])
    test(`${address} shows that the short link does not work`, async ({ page }) => {
      await page.goto(address)
      await expect(page.getByRole('heading', { name: 'This short link does not work' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'See all courses' })).toBeVisible()
    })

  test('following a link while the API is unavailable can be retried', async ({ page, request, api }) => {
    const [first] = (await api.search({})).results
    const uuid = crypto.randomUUID()
    await request.post('/api/short-url/', { data: { uuid, payload: { key: 'course_detail', params: { course_id: first?.id } } } })
    await page.route('**/api/short-url/*', (route) => route.fulfill({ status: 503, json: { detail: 'away', fields: [] } }))
    await page.goto(`/loading?uuid=${uuid}`)
    await expect(page.getByRole('alert')).toContainText('We could not open the shared page')
    await page.unroute('**/api/short-url/*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: first?.name ?? '' })).toBeVisible()
  })
})
