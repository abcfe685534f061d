import { expect, test } from '../support/test.ts'
import { findLargest } from '../support/apiClient.ts'

test('a dialog shows the courses of a card’s institute page by page, with links to each course', async ({ page, listing, api }) => {
  const { results: institutes } = await api.institutes({})
  const large = findLargest(institutes, ({ course_count }) => course_count)
  const filters = { institutes: [large.slug] }
  const pages = [await api.search(filters), await api.search(filters, 2)] as const
  await listing.open(`?institutes=${large.slug}`)
  const opener = listing.cards.first().getByRole('button', { name: `Relevant Courses: ${large.name}` })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: /^Relevant Courses/ })
  const cards = dialog.getByRole('article')
  await expect(cards).toHaveCount(Math.min(27, pages[0].count))
  await expect(cards.first()).toContainText(pages[0].results[0]?.name ?? '')
  await expect(dialog.getByRole('button', { name: /^Relevant Courses/ })).toHaveCount(0)
  for (const name of [/^Compare/, /^Apply/, /^Share/, /^Add to favourites/]) await expect(cards.first().getByRole('button', { name })).toBeVisible()

  await cards.first().getByRole('button', { name: /^Share/ }).click()
  const share = page.getByRole('dialog', { name: 'Share', exact: true })
  await expect(share).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(share).toBeHidden()
  await expect(dialog).toBeVisible()

  if (pages[0].last_page > 1) {
    await dialog.getByRole('button', { name: 'Next' }).click()
    await expect(cards.first()).toContainText(pages[1].results[0]?.name ?? '')
    await expect(dialog.getByText(`Page 2 of ${pages[0].last_page}`)).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await cards.first().getByRole('link', { name: /^Discover/ }).click()
  await expect(page).toHaveURL(new RegExp(`course_id=${pages[0].results[0]?.id}&`))
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('when the search is unavailable', { tag: '@once' }, () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('the dialog shows an error and a retry button', async ({ page, listing }) => {
    const call = '**/api/course/course_search/**'
    await listing.open('?sortOption=3')
    await page.route(call, (route) => route.fulfill({ status: 503, json: { detail: 'away', fields: [] } }))
    await listing.cards.first().getByRole('button', { name: /^Relevant Courses/ }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('alert')).toContainText('We could not load this list.')
    await page.unroute(call)
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.getByRole('article').first()).toBeVisible()
  })
})
