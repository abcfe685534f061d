import '@/shared/texts/bundles/addMapTexts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { exampleCourse } from '@/shared/course/course.example'
import { DEFAULT_MONEY } from '@/shared/money/money'
import { NO_NAMES } from '@/shared/names/names'
import { nameStore } from '@/shared/names/nameStore'
import { show } from '@/testing/render'
import { buildCampusPlace, buildPlaces } from './places'
import { exampleCampus, exampleCluster } from './places.example'
import { PlaceList } from './PlaceList'
import { SelectedCampusPanel } from './SelectedCampusPanel'

const campus = exampleCampus()
const places = buildPlaces({ pair_count: 1216, course_count: 832, clusters: [exampleCluster()], campuses: [campus] })

test('the list describes each place and marks the highlighted and the selected place', async () => {
  const onHighlight = vi.fn()
  const onSelect = vi.fn()
  const { key } = buildCampusPlace(campus)
  show(<PlaceList places={places} isStale={false} highlightedKey="4/7/5" selectedKey={key} onHighlight={onHighlight} onSelect={onSelect} />)
  const [cluster, single] = within(screen.getByRole('list', { name: 'Places on the map' })).getAllByRole('button')
  expect(cluster).toHaveAccessibleName(/Around .*Leeds.*, .*United Kingdom.*820 courses.*1,204 when each campus is counted/)
  expect(cluster).toHaveAttribute('data-highlighted', 'true')
  expect(single).toHaveAccessibleName(/University of Leeds.*City Campus, Leeds, United Kingdom.*12 courses$/)
  expect(single).toHaveAttribute('aria-pressed', 'true')
  await userEvent.tab()
  expect(cluster).toHaveFocus()
  expect(onHighlight).toHaveBeenLastCalledWith('4/7/5')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(places[1])
})

test.each([
  [{ kind: 'state', name: 'England', country_name: 'United Kingdom' }, 'England, United Kingdom'],
  [{ kind: 'country', name: 'Singapore', country_name: 'Singapore' }, 'Singapore'],
  [null, 'Around Leeds, United Kingdom'],
] as const)('a cluster is named after the place of most of its courses: %o', (place, name) => {
  const named = buildPlaces({ pair_count: 1204, course_count: 820, clusters: [exampleCluster({ place })], campuses: [] })
  show(<PlaceList places={named} isStale={false} highlightedKey={undefined} selectedKey={undefined} onHighlight={vi.fn()} onSelect={vi.fn()} />)
  expect(screen.getByRole('button').textContent?.replace(/[\u2068\u2069]/g, '')).toContain(name)
})

test('the names of a city, a state and a country are translated', () => {
  nameStore.set({ ...NO_NAMES, countries: { Australia: 'آسٹریلیا' }, states: { Victoria: 'وکٹوریہ' }, cities: { geelong: 'جیلانگ' } })
  const place = { kind: 'state', name: 'Victoria', country_name: 'Australia' } as const
  const city = { id: 1, slug: 'geelong', name: 'Geelong', country_name: 'Australia' }
  const clusters = [exampleCluster({ place }), exampleCluster({ tile: '7/1/1', place: null, city })]
  const named = buildPlaces({ pair_count: 1204, course_count: 820, clusters, campuses: [] })
  show(<PlaceList places={named} isStale={false} highlightedKey={undefined} selectedKey={undefined} onHighlight={vi.fn()} onSelect={vi.fn()} />)
  const texts = screen.getAllByRole('button').map(({ textContent }) => textContent?.replace(/[\u2068\u2069]/g, ''))
  expect(texts.join(' ')).toMatch(/وکٹوریہ, آسٹریلیا.*Around جیلانگ, آسٹریلیا/)
  nameStore.set(NO_NAMES)
})

test('the name of a country is translated', () => {
  nameStore.set({ ...NO_NAMES, countries: { Singapore: 'سنگاپور' } })
  const place = { kind: 'state', name: 'Singapore', country_name: 'Singapore' } as const
  const named = buildPlaces({ pair_count: 1204, course_count: 820, clusters: [exampleCluster({ place })], campuses: [] })
  show(<PlaceList places={named} isStale={false} highlightedKey={undefined} selectedKey={undefined} onHighlight={vi.fn()} onSelect={vi.fn()} />)
  expect(screen.getByRole('button').textContent?.replace(/[\u2068\u2069]/g, '')).toMatch(/^1,204سنگاپور820/)
  nameStore.set(NO_NAMES)
})

test('a selected campus shows courses and links to its course list and its page', async () => {
  const onClose = vi.fn()
  show(
    <SelectedCampusPanel
      campus={campus}
      courses={{ total: 12, firstCourses: [exampleCourse()] }}
      href="/university-details/university-of-leeds/university-of-leeds-city"
      listHref="/course?caid=university-of-leeds-city"
      money={DEFAULT_MONEY}
      actions={{ buildHref: ({ id }) => `/course-detail?course_id=${id}` }}
      onClose={onClose}
      headingRef={null}
    />,
  )
  expect(screen.getByRole('region', { name: 'University of Leeds' })).toHaveTextContent('City Campus, Leeds, United Kingdom')
  expect(screen.getByRole('link', { name: 'Master of Nursing' })).toHaveAttribute('href', '/course-detail?course_id=7')
  expect(screen.getByRole('link', { name: 'Show all 12 courses here' })).toHaveAttribute('href', '/course?caid=university-of-leeds-city')
  expect(screen.getByRole('link', { name: 'Explore All Programs' })).toHaveAttribute(
    'href',
    '/university-details/university-of-leeds/university-of-leeds-city',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})
