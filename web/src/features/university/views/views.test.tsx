import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import '@/shared/texts/bundles/addUniversityTexts'
import { ApiProblem } from '@/shared/api/problem'
import { stubIntersectionObserver } from '@/testing/intersectionObserver'
import { show } from '@/testing/render'
import { Banner } from './Banner'
import { CampusFilter } from './CampusFilter'
import { CoursePreview } from './CoursePreview'
import { Description } from './Description'
import { Introduction } from './Introduction'
import { InstituteCards } from './InstituteCards'
import { DisciplineGrid } from './DisciplineGrid'
import { PageError } from './PageError'
import { LevelMenu } from './LevelMenu'
import { InstituteFacts } from './InstituteFacts'
import { SectionContent } from './SectionContent'
import { CountedLinks } from './CountedLinks'
import type { CampusLocation, InstituteSummary } from './types'
import { switchLanguage } from '@/shared/texts/i18n'
import { DEFAULT_MONEY } from '@/shared/money/money'
import { exampleActions } from '@/shared/course/courseActions.example'
import { Campuses } from '@/shared/campuses/Campuses'

const COUNTRY = { id: 1, slug: 'united-kingdom', name: 'United Kingdom' }
const INSTITUTE: InstituteSummary = {
  id: 2, slug: 'leeds', institute_name: 'University of Leeds', logo: null, sector: null, institute_type: 'UNIVERSITY', established: null,
  country: COUNTRY, country_slug: COUNTRY.slug, website: null, tcf_ranking: null, ranking_source: null, institute_meta_title: null,
  institute_meta_description: null, institute_description: null, institute_short_description: null, translations: {},
}
const LEVEL = { id: 6, slug: 'bachelors', name: "Bachelor's", display_name: "Bachelor's", level_type: 'undergraduate', course_count: 1, active: true }
const CAMPUS: CampusLocation = {
  id: 3, slug: 'leeds-city', name: 'City', campus: 'City', city: { id: 4, slug: 'leeds', name: 'Leeds' }, state: { id: 5, slug: 'leeds', name: 'Leeds' },
  country: COUNTRY, country_iso2: 'GB', latitude: 53.8, longitude: -1.5, address: '1 Road', suburb: '', postcode: null, course_count: 3, translations: {},
}

test('the banner shows unknown facts as two hyphens', async () => {
  const onFollow = vi.fn()
  const onShare = vi.fn()
  const { rerender } = show(<Banner institute={INSTITUTE} title="University of Leeds" isFollowed={false} onFollow={onFollow} onShare={onShare} />)
  expect(screen.getByRole('heading', { level: 1, name: 'University of Leeds' })).toBeVisible()
  expect(screen.getAllByRole('definition').map((each) => each.textContent)).toEqual(['University', '--', 'United Kingdom', '--'])
  await userEvent.click(screen.getByRole('button', { name: 'Follow' }))
  await userEvent.click(screen.getByRole('button', { name: 'Share' }))
  expect([onFollow, onShare].map((each) => each.mock.calls.length)).toEqual([1, 1])
  rerender(<Banner institute={INSTITUTE} title="University of Leeds" isFollowed onFollow={onFollow} onShare={onShare} />)
  expect(screen.getByRole('button', { name: 'Stop following' })).toBeVisible()
})

test('the groups of an institute are links to their pages, and an institute without groups has no such fact', () => {
  const groups = [{ id: 7, slug: 'russell-group', name: 'Russell Group' }, { id: 8, slug: 'coimbra', name: 'Coimbra Group' }]
  const { rerender } = show(<InstituteFacts institute={INSTITUTE} groups={groups} />)
  expect(screen.getByRole('link', { name: 'Russell Group' })).toHaveAttribute('href', '/group-universities/russell-group')
  expect(screen.getByRole('link', { name: 'Coimbra Group' })).toHaveAttribute('href', '/group-universities/coimbra')
  rerender(<InstituteFacts institute={INSTITUTE} groups={[]} />)
  expect(screen.queryByText('Groups')).toBeNull()
})

test('institutes have their logo, and their initials without one', () => {
  const logo = '/api/media/a.jpg'
  const onPress = () => undefined
  const { rerender } = show(<Banner institute={{ ...INSTITUTE, logo }} title="University of Leeds" isFollowed={false} onFollow={onPress} onShare={onPress} />)
  expect(screen.getByRole('presentation')).toHaveAttribute('src', logo)
  expect(screen.queryByText('UL')).toBeNull()
  rerender(<Banner institute={INSTITUTE} title="University of Leeds" isFollowed={false} onFollow={onPress} onShare={onPress} />)
  expect(screen.queryByRole('presentation')).toBeNull()
  expect(screen.getByText('UL')).toBeVisible()
})

test('an introduction is translated, or in English', async () => {
  const introduction = { summary: 'A land of quokkas.', translations: { ur: { summary: 'کواکا کی سرزمین' } } }
  await switchLanguage('ar')
  const { rerender } = show(<Introduction introduction={introduction} />)
  expect(screen.getByText('A land of quokkas.')).toHaveAttribute('lang', 'en')
  await switchLanguage('ur')
  rerender(<Introduction introduction={introduction} />)
  expect(screen.getByText('کواکا کی سرزمین')).toHaveAttribute('lang', 'ur')
  rerender(<Introduction introduction={null} />)
  expect(screen.queryByText(/./)).toBeNull()
  await switchLanguage('en')
})

test('cards of institutes show translated names, and campuses too', async () => {
  const listed = { ...INSTITUTE, country_iso2: 'GB', course_count: 2, translations: { ur: { institute_name: 'لیڈز یونیورسٹی' } } }
  const campus = { ...CAMPUS, translations: { ur: { name: 'شہری کیمپس' } } }
  await switchLanguage('ur')
  const { rerender } = show(<InstituteCards institutes={[listed]} buildHref={(slug) => `/u/${slug}`} />)
  expect(screen.getByRole('link', { name: 'لیڈز یونیورسٹی' })).toHaveAttribute('href', '/u/leeds')
  rerender(<Campuses campuses={[campus]} buildHref={(slug) => `/c/${slug}`} emptyText="none" />)
  expect(screen.getByRole('link', { name: 'شہری کیمپس' })).toHaveAttribute('href', '/c/leeds-city')
  await switchLanguage('en')
})

test('a long description is cut until Read More, a short one is complete, a missing one shows a text', async () => {
  const { rerender } = show(<Description text={'word '.repeat(200).trim()} />)
  expect(screen.getByText(/word …$/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Read More' }))
  expect(screen.queryByText(/…/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Read Less' }))
  expect(screen.getByText(/word …$/)).toBeVisible()
  rerender(<Description text="Short." />)
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<Description text={null} />)
  expect(screen.getByText('No record found')).toBeVisible()
})

test('a level menu shows links and closes on Escape and on blur', async () => {
  const levels = [{ slug: 'masters', name: "Master's" }]
  show(<LevelMenu label="Postgraduate" name="Postgraduate: Law" levels={levels} buildHref={(level) => `/l/${level}`} />)
  const button = screen.getByRole('button', { name: 'Postgraduate: Law' })
  await userEvent.click(button)
  expect(screen.getByRole('link', { name: "Master's" })).toHaveAttribute('href', '/l/masters')
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  expect(button).toHaveFocus()
  expect(screen.queryByRole('link')).toBeNull()
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.queryByRole('link')).toBeNull()
})

test('a discipline shows only the types of levels that it has, and a text if it has none', () => {
  const none = { undergradute: [], postgradute: [], research: [], logo: null, icon: '' }
  const disciplines = Array.from({ length: 39 }, (_, id) => ({ ...none, id, slug: `d${id}`, name: `Discipline ${id}`, courses_count: 1, undergradute: [LEVEL] }))
  const { rerender } = show(<DisciplineGrid disciplines={disciplines} buildHref={String} buildLevelHref={String} />)
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(disciplines.map(() => 'Undergraduate'))
  rerender(<DisciplineGrid disciplines={[{ ...none, id: 1, slug: 'law', name: 'Law', courses_count: 0 }]} buildHref={String} buildLevelHref={String} />)
  expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Degree not available' })])
  expect(screen.getByRole('button')).toBeDisabled()
})

test('each empty list has its own text', () => {
  const { rerender } = show(<DisciplineGrid disciplines={[]} buildHref={String} buildLevelHref={String} />)
  expect(screen.getByText('No Record Found')).toBeVisible()
  rerender(<CampusFilter campuses={[]} selected={[]} onToggle={vi.fn()} />)
  expect(screen.getByText('No campus associated with the given institute.')).toBeVisible()
  rerender(<CoursePreview courses={[]} count={0} href="/" month={0} money={DEFAULT_MONEY} actions={exampleActions()} />)
  expect(screen.getByText('Record Not Found')).toBeVisible()
  rerender(<CountedLinks kind="specializations" links={[]} buildHref={String} />)
  expect(screen.getByText('No Record Found')).toBeVisible()
})

test('a campus shows each address part once and can be selected if it has courses', async () => {
  const { rerender } = show(<Campuses campuses={[CAMPUS]} buildHref={(slug) => `/c/${slug}`} emptyText="none" />)
  expect(screen.getByText('1 Road, Leeds, United Kingdom')).toBeVisible()
  expect(screen.getByRole('link', { name: 'City' })).toHaveAttribute('href', '/c/leeds-city')
  const onToggle = vi.fn()
  rerender(<CampusFilter campuses={[CAMPUS, { ...CAMPUS, id: 9, slug: 'none', campus: 'None', course_count: 0 }]} selected={[]} onToggle={onToggle} />)
  await userEvent.click(screen.getByRole('checkbox', { name: /City/ }))
  expect(onToggle).toHaveBeenCalledWith('leeds-city')
  expect(screen.getByRole('checkbox', { name: /None/ })).toBeDisabled()
})

test('a lazy section reserves its height, and renders its content when the visitor comes near', () => {
  const deliver = stubIntersectionObserver()
  const render = vi.fn((value: string) => <p>{value}</p>)
  const state = { value: 'Ready', hasFailed: false, isRetrying: false, onRetry: vi.fn() }
  show(
    <SectionContent state={state} height="19rem" isLazy>
      {render}
    </SectionContent>,
  )
  expect(render).not.toHaveBeenCalled()
  expect(document.querySelector('div[style]')).toHaveAttribute('style', 'height: 19rem;')
  act(() => deliver([{ isIntersecting: true }]))
  expect(screen.getByText('Ready')).toBeVisible()
  vi.unstubAllGlobals()
})

test('a failed section can be retried, and a missing page links to all courses', async () => {
  const onRetry = vi.fn()
  const state = { value: undefined, hasFailed: true, isRetrying: false, onRetry }
  const { rerender } = show(
    <SectionContent state={state} height="1rem">
      {() => null}
    </SectionContent>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  rerender(<PageError kind="campus" problem={new ApiProblem('unavailable', '', 503)} isRetrying={false} onRetry={onRetry} />)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(2)
  rerender(<PageError kind="campus" problem={new ApiProblem('unexpected', '', 404)} isRetrying={false} onRetry={onRetry} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Campus not found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'See all courses' })).toHaveAttribute('href', '/course')
  rerender(<PageError kind="institute" problem={new ApiProblem('unexpected', '', 410)} isRetrying={false} onRetry={onRetry} />)
  expect(screen.getByRole('heading', { level: 1, name: 'This institute is no longer listed' })).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})
