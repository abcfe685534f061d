import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ApiProblem } from '@/shared/api/problem'
import { exampleActions } from '@/shared/course/courseActions.example'
import { exampleCourse } from '@/shared/course/course.example'
import { exampleCurrencies } from '@/shared/money/currencies.example'
import { DEFAULT_MONEY, buildMoney } from '@/shared/money/money'
import { show } from '@/testing/render'
import type { CourseDetail } from './courseDetail'
import { exampleDetail } from './courseDetail.example'
import { CourseView } from './CourseView'
import { CourseError } from './CourseError'
import type { SimilarCoursesState } from './SimilarCourses'

const NOVEMBER = 10
const OTHERS: SimilarCoursesState = { courses: [exampleCourse(), exampleCourse({ id: 8, name: 'Nursing Studies' })], count: 94, hasFailed: false }

const LINKS = {
  instituteHref: '/university-details/leeds',
  disciplinesHref: '/university-details/leeds/nursing/masters/health/uk/leeds',
  buildCampusHref: (slug: string) => `/university-details/leeds/${slug}`,
  buildDisciplineHref: (slug: string) => `/discipline-detail?discipline=${slug}`,
}

function showCourse(changes: Partial<CourseDetail> = {}, { similar = OTHERS, money = DEFAULT_MONEY, actions = exampleActions() } = {}) {
  show(
    <CourseView
      course={exampleDetail(changes)}
      similar={similar}
      similarHref="/course?specializations=nursing"
      links={LINKS}
      month={NOVEMBER}
      money={money}
      actions={actions}
    />,
  )
  return actions
}

test('shows all facts and the source of a course', () => {
  showCourse()
  expect(screen.getByRole('heading', { level: 1, name: 'Master of Nursing' })).toBeVisible()
  const facts = screen.getByRole('region', { name: 'Key facts' })
  for (const words of ['GBP £24,500', 'per year', 'About GBP £49,000 for the whole course (2 years)', "Master's", 'Jan, Sept', 'English', 'Full Time'])
    expect(facts).toHaveTextContent(words)
  expect(screen.getByText('Nursing for those who lead.')).toBeVisible()
  expect(screen.getByText('Woodhouse Lane, Leeds, England, LS2 9JT, United Kingdom')).toBeVisible()
  expect(screen.getByText('1904')).toBeVisible()
  expect(screen.getByText('QS rank 82, QS 2026')).toBeVisible()
  expect(screen.getByRole('link', { name: 'leeds.example' })).toHaveAttribute('rel', 'noopener noreferrer')
  expect(screen.getByText(/^Source: Register, 3 January 2023. Licence: CC BY 4.0/)).toBeVisible()
  expect(screen.queryByRole('note')).toBeNull()
  expect(screen.getAllByRole('link', { name: 'University of Leeds' })[0]).toHaveAttribute('href', LINKS.instituteHref)
  expect(screen.getByRole('link', { name: 'Health and Medicine' })).toHaveAttribute('href', '/discipline-detail?discipline=health-and-medicine')
  expect(screen.getByRole('link', { name: 'All courses at University of Leeds' })).toHaveAttribute('href', LINKS.disciplinesHref)
})

test('shows the logo of the institute', () => {
  showCourse({ logo: '/leeds.svg' }, { similar: { ...OTHERS, courses: [] } })
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/leeds.svg')
})

test('shows the requirements of a course with their sources, and leaves unknown ones out of the key facts', () => {
  vi.setSystemTime('2026-11-25')
  showCourse({
    english_tests: [
      { test: 'ielts', minimum_score: 6.5 },
      { test: 'duolingo', minimum_score: 110 },
    ],
    application_deadline: '2026-11-24',
    application_fee: { amount: 75, currency: 'GBP' },
    other_requirements: ['A portfolio'],
    requirement_sources: [{ scope: 'institute', name: 'List', is_sample: false, date: '2026-11-01', official_url: 'https://leeds.example/entry' }],
  })
  vi.useRealTimers()
  const section = screen.getByRole('heading', { name: 'Entry requirements' }).closest('section')
  for (const words of [
    'IELTS 6.5, Duolingo 110 (one of these is enough)',
    '24 November 2026 (this day has passed)',
    'GBP £75',
    'A portfolio',
    'General requirements of the institute: List, 1 November 2026.',
  ])
    expect(section).toHaveTextContent(words)
  expect(screen.getByRole('link', { name: 'Official requirements' })).toHaveAttribute('href', 'https://leeds.example/entry')
  const facts = screen.getByRole('region', { name: 'Key facts' })
  expect(facts).toHaveTextContent('IELTS 6.5, Duolingo 110')
  expect(facts).not.toHaveTextContent('Application deadline')
})

test('the months have hidden texts that say whether the course starts', () => {
  showCourse()
  expect(screen.getByText('September: course starts')).toBeInTheDocument()
  expect(screen.getByText('October: no start')).toBeInTheDocument()
  expect(screen.getAllByText(/: course starts$/)).toHaveLength(2)
})

test('shows texts for unknown facts, and makes no link from a URL that is not http', () => {
  const { institute } = exampleDetail()
  showCourse({
    base_fee: null, currency: null, fees: [], campuses: [], campus: null, admission_schedule: [], description: null,
    url: 'javascript:alert(1)', institute: { ...institute, website: null, established: null, sector: null },
  })
  expect(screen.getAllByText('To Be Confirmed')).toHaveLength(2)
  expect(screen.getByText('The campuses of this course are not known.')).toBeVisible()
  expect(screen.getByText('Intake not known')).toBeVisible()
  expect(screen.getAllByText('Not known').length).toBeGreaterThanOrEqual(3)
  expect(screen.queryByRole('link', { name: /own page/ })).toBeNull()
})

test('fees are converted, with the original and the date of the rate', () => {
  showCourse({}, { money: buildMoney('USD', exampleCurrencies()) })
  const facts = screen.getByRole('region', { name: 'Key facts' })
  for (const words of ['USD $32,550', 'originally GBP £24,500', 'About USD $65,100', 'exchange rates from 29 September 2026'])
    expect(facts).toHaveTextContent(words)
})

test('similar courses are cards, with a link to all courses of the specialization', () => {
  showCourse()
  const similar = screen.getByRole('region', { name: 'Similar courses' })
  expect(within(similar).getAllByRole('article')).toHaveLength(2)
  expect(within(similar).getByRole('link', { name: 'See all 94 courses in Nursing' })).toHaveAttribute('href', '/course?specializations=nursing')
})

test('similar courses that failed to load show a text and no alert', () => {
  showCourse({}, { similar: { courses: undefined, count: undefined, hasFailed: true } })
  expect(screen.getByText('Similar courses are temporarily unavailable.')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the buttons of the panel open their forms', async () => {
  const actions = showCourse()
  const facts = within(screen.getByRole('region', { name: 'Key facts' }))
  await userEvent.click(facts.getByRole('button', { name: /^Apply/ }))
  await userEvent.click(facts.getByRole('button', { name: 'Request information' }))
  for (const name of ['Check Eligibility', 'Free Counselling', 'Register Now for More Assistance']) await userEvent.click(facts.getByRole('button', { name }))
  expect(vi.mocked(actions.onForm).mock.calls.map(([form]) => form)).toEqual(['apply', 'request_info', 'eligibility', 'counselling', 'apply_now'])
})

test('shows the cost of living in a city with its source, and says that a sample is only an example', () => {
  const city = { id: 71, slug: 'leeds', name: 'Leeds' }
  const cost = { city, value: 1100, unit: 'per_month', currency: 'GBP', source: 'List', source_date: '2026-11-01', official_url: 'https://leeds.example/costs', is_sample: true } as const
  showCourse({ living_costs: [cost] })
  const section = screen.getByRole('heading', { name: 'Cost of living' }).closest('section')
  for (const words of ['Leeds', 'GBP £1,100 per month', 'Source: List. Compared with the official page on 1 November 2026.', 'Sample: the figures are only examples.'])
    expect(section).toHaveTextContent(words)
})

test('shows no section for the cost of living without a figure', () => {
  showCourse()
  expect(screen.queryByRole('heading', { name: 'Cost of living' })).toBeNull()
})

test('a missing or withdrawn course links to all courses; a failed course can be retried', async () => {
  const onRetry = vi.fn()
  const failed = (problem: ApiProblem) => <CourseError problem={problem} isRetrying={false} onRetry={onRetry} />
  const { rerender } = show(failed(new ApiProblem('unexpected', 'none', 404)))
  expect(screen.getByRole('heading', { name: 'Course not found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'See all courses' })).toHaveAttribute('href', '/course')
  rerender(failed(new ApiProblem('unexpected', 'gone', 410)))
  expect(screen.getByRole('heading', { name: 'This course is no longer offered' })).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'See all courses' })).toHaveAttribute('href', '/course')
  rerender(failed(new ApiProblem('unavailable', 'away', 503)))
  expect(screen.getByRole('alert')).toHaveTextContent('This course is temporarily unavailable')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})
