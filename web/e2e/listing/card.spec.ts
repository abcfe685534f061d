import type { Locator } from '@playwright/test'
import type { components } from '../../src/shared/api/schema'
import { addStyles } from '../support/addStyles.ts'
import { expect, test } from '../support/test.ts'

type CourseCard = components['schemas']['CourseCard']

/** The texts of a card for this course. */
function buildCardTexts({ name, institute_name, campus, specialization_name, degreelevel_name, coursetitle_name, course_language, study_mode, duration_weeks }: CourseCard) {
  const place = campus && `${campus.city.name}, ${campus.country.name}`
  return [name, institute_name, place, specialization_name, degreelevel_name, coursetitle_name, course_language, study_mode, `${(duration_weeks ?? 0) / 52} year`]
}

test('a card shows the facts of the API and has its buttons', { tag: '@once' }, async ({ listing, api }) => {
  const { results } = await api.search({})
  const hasEveryFact = (course: CourseCard) => buildCardTexts(course).every((text) => text) && course.study_mode === 'Full Time' && course.base_fee && (course.duration_weeks ?? 1) % 52 === 0
  const index = results.findIndex(hasEveryFact)
  const course = results[index]
  if (!course) throw new Error('no course of the first page has every fact of a card')
  await listing.open()
  const card = listing.cards.nth(index)
  for (const text of buildCardTexts(course)) await expect(card).toContainText(String(text))
  await expect(card).toContainText('Full Time')
  await expect(card).toContainText(Math.round(course.base_fee ?? 0).toLocaleString('en-GB'))
  await expect(card).toContainText('per year')
  for (const name of ['Share', 'Add to favourites', 'Suggest an edit', 'Compare', 'Apply'])
    await expect(card.getByRole('button', { name: `${name}: ${course.name}`, exact: true })).toBeVisible()
  await expect(card.getByRole('link', { name: `Discover: ${course.name}`, exact: true })).toHaveText('Discover')
})

test('a course with an unknown fee shows To Be Confirmed', { tag: '@once' }, async ({ listing, api }) => {
  const { last_page } = await api.search({ order: 1 })
  const { results } = await api.search({ order: 1 }, last_page)
  const index = results.findIndex(({ base_fee }) => base_fee === null)
  expect(index).toBeGreaterThanOrEqual(0)
  await listing.open(`?sortOption=1&pg=${last_page}`)
  await expect(listing.cards.nth(index)).toContainText('To Be Confirmed')
})

test('a full page of courses contains four advertisements, which are not counted', async ({ page, listing, api }) => {
  const cards = await api.marketingCards()
  const results = await api.search({})
  // Each search shows the next advertisements.
  const shown = [0, 1].map((search) => Array.from({ length: 4 }, (_, index) => cards.results[(search * 4 + index) % cards.count]))
  for (const [search, view] of ['list', 'grid'].entries()) {
    await listing.open(view === 'grid' ? '?view=grid' : '')
    const entries = page.getByRole('main').locator('ol[data-view] > li')
    const adverts = page.getByRole('complementary', { name: /^Advertisement/ })
    await expect(adverts).toHaveCount(4)
    await expect(listing.cards).toHaveCount(results.results.length)
    await expect(listing.heading).toHaveText(await api.heading({}))
    for (const [index, place] of [6, 13, 20, 27].entries())
      await expect(entries.nth(place).getByRole('complementary')).toContainText(shown[search]?.[index]?.heading ?? '')
  }
  const advert = page.getByRole('complementary', { name: /^Advertisement/ }).first()
  const last = shown[1]?.[0]
  const name = last?.institute_name ?? ''
  await expect(advert.getByRole('link')).toHaveCount(0)
  await advert.getByRole('button', { name: `Flip card: ${name}` }).click()
  await advert.getByRole('link', { name: `Discover: ${name}` }).click()
  const [campus] = last?.institute_campus_slug ?? []
  await expect(page).toHaveURL(new RegExp(`/university-details/${last?.institute_slug}/${campus}$`))
  await expect(page.getByRole('main', { name: 'Campus' })).toContainText(name)
})

test('a short page has no advertisements', { tag: '@once' }, async ({ page, listing, api }) => {
  const few = await api.institutes({})
  const institute = few.results.find(({ course_count }) => course_count > 0 && course_count < 21)
  await listing.open(`?institutes=${institute?.slug}`)
  await expect(listing.cards).toHaveCount(institute?.course_count ?? 0)
  await expect(page.getByRole('complementary', { name: /^Advertisement/ })).toHaveCount(0)
})

/** Measures the position of the flag on each card, relative to the text of its place. */
const measureFlags = (cards: Locator) =>
  cards.locator('span:has(> img + span)').evaluateAll((places) =>
    places.map((place) => {
      const flag = place.querySelector('img')?.getBoundingClientRect()
      const text = document.createRange()
      text.selectNodeContents(place.querySelector('span') ?? place)
      const parts = [...text.getClientRects()].filter(({ width }) => width > 0)
      if (!flag || parts.length === 0) throw new Error('a place has no flag or no text')
      const middle = (flag.top + flag.bottom) / 2
      const firstLine = Math.min(...parts.map(({ bottom }) => bottom))
      // A line with both text directions has several parts. The part at the start of the line is beside
      // the flag.
      const line = parts.filter(({ top }) => top < firstLine)
      const gap = document.dir === 'rtl' ? flag.left - Math.max(...line.map(({ right }) => right)) : Math.min(...line.map(({ left }) => left)) - flag.right
      return { place: place.textContent, isBeside: line.some(({ top, bottom }) => top < middle && middle < bottom) && gap >= 0 && gap < 16, isWrapped: line.length < parts.length }
    }),
  )

for (const locale of ['en-GB', 'ur-PK'])
  test.describe(`on a narrow phone in ${locale}`, { tag: '@once' }, () => {
    test.use({ locale, viewport: { width: 320, height: 700 } })

    test('the flag of a country stands on the line of the first word of the place, also with large letters', async ({ page, listing, api }) => {
      const { results } = await api.search({})
      await listing.open()
      await expect(listing.cards).toHaveCount(results.length)
      const flags = await measureFlags(listing.cards)
      expect(flags).toHaveLength(results.filter(({ campus }) => campus !== null).length)
      expect(flags.filter(({ isBeside }) => !isBeside)).toEqual([])
      await addStyles(page, 'html { font-size: 150% }')
      const largeFlags = await measureFlags(listing.cards)
      expect(largeFlags.some(({ isWrapped }) => isWrapped)).toBe(true)
      expect(largeFlags.filter(({ isBeside }) => !isBeside)).toEqual([])
    })

    test('the button of an institute stands beside the last word of its name', async ({ page, listing }) => {
      await listing.open()
      const institutes = listing.cards.locator('span:has(> a + button)')
      await expect(institutes.first()).toBeVisible()
      const findMisplaced = () => institutes.evaluateAll((spans) =>
        spans.filter((span) => {
          const text = document.createRange()
          text.selectNodeContents(span.querySelector('a bdi') ?? span)
          const word = [...text.getClientRects()].at(-1)
          const button = span.querySelector('button')?.getBoundingClientRect()
          if (!word || !button) return true
          const middle = (button.top + button.bottom) / 2
          const gap = document.dir === 'rtl' ? word.left - button.right : button.left - word.right
          return middle < word.top || middle > word.bottom || gap < 0 || gap > 8 || button.left < 0 || button.right > document.documentElement.clientWidth
        }).map(({ textContent }) => textContent),
      )
      // At one of these font sizes, the name alone fills the line.
      for (const percent of [100, 110, 120, 130, 140, 150, 160]) {
        await addStyles(page, `html { font-size: ${percent}% }`)
        expect(await findMisplaced(), `${percent} %`).toEqual([])
      }
    })
  })
