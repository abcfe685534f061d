import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { show } from '@/testing/render'
import { buildSharedPath, addCurrencyParam } from './sharedPage'
import { ShareLinks } from './ShareLinks'
import { createUuid } from './uuid'

const PAGE = 'https://meridian.example/course-detail?course_id=7&course_name=Law+%26+Arts'
const links = (changes: Partial<Parameters<typeof ShareLinks>[0]> = {}) => (
  <ShareLinks title="Law & Arts" pageLink={PAGE} shortLink={undefined} hasFailed={false} onRetry={vi.fn()} {...changes} />
)

test('each channel receives the link and the title, and opens in a new tab', () => {
  show(links())
  const ways = screen.getAllByRole('link')
  expect(ways.map((way) => way.textContent)).toEqual(['WhatsApp', 'Telegram', 'Facebook', 'X', 'LinkedIn', 'Email', 'SMS'])
  for (const way of ways) {
    expect(decodeURIComponent(way.getAttribute('href') ?? '')).toContain(PAGE)
    expect(way).toHaveAttribute('rel', 'noopener noreferrer')
    expect(way).toHaveAttribute('target', '_blank')
  }
  expect(screen.getByRole('link', { name: 'Email' })).toHaveAttribute('href', expect.stringMatching(/^mailto:\?subject=Law%20%26%20Arts&body=/))
})

test('the short link can be copied after it has loaded; then Copy becomes Copied', async () => {
  const user = userEvent.setup()
  const { rerender } = show(links())
  const waiting = screen.getAllByRole('button').at(-1)
  expect(waiting).toBeDisabled()
  expect(waiting).toHaveAttribute('data-loading', 'true')
  rerender(links({ shortLink: 'https://meridian.example/loading?uuid=1' }))
  const copy = screen.getAllByRole('button', { name: 'Copy' }).at(-1)
  if (!copy) throw new Error('no button copies the short link')
  await user.click(copy)
  expect(await navigator.clipboard.readText()).toBe('https://meridian.example/loading?uuid=1')
  expect(await screen.findByRole('button', { name: 'Copied' })).toBe(copy)
})

test('a failed short link shows an error and a retry button; the page link still works', async () => {
  const onRetry = vi.fn()
  show(links({ hasFailed: true, onRetry }))
  expect(screen.getByRole('alert')).toHaveTextContent('We could not create a short link')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
  expect(screen.getAllByRole('button', { name: 'Copy' })[0]).toBeEnabled()
})

test('a shared page has a path; a kind without a page has none', () => {
  expect(buildSharedPath('course_detail', { course_id: 7, course_name: 'Law & Arts' })).toBe('/course-detail?course_id=7&course_name=Law+%26+Arts')
  expect(buildSharedPath('search', {})).toBe('/search')
  expect(buildSharedPath('university_details', { slug: 'leeds', campus_slug: 'a/b', currency: 'USD' })).toBe('/university-details/leeds/a%2Fb?currency=USD')
  expect(buildSharedPath('course_detail', addCurrencyParam({ course_id: 7 }, 'USD'))).toBe('/course-detail?course_id=7&currency=USD')
  expect(addCurrencyParam({ course_id: 7 }, '')).toEqual({ course_id: 7 })
  expect(buildSharedPath('blog_detail', {})).toBeUndefined()
})

test('UUIDs have version 4 and are unique', () => {
  const made = Array.from({ length: 50 }, createUuid)
  for (const uuid of made) expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(made).size).toBe(50)
})
