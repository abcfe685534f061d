import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import userEvent from '@testing-library/user-event'
import { exampleCurrencies } from '@/shared/money/currencies.example'
import { DEFAULT_MONEY, buildMoney } from '@/shared/money/money'
import { show } from '@/testing/render'
import { exampleActions } from './courseActions.example'
import { exampleCourse } from './course.example'
import { CourseCard } from './CourseCard'

const NOVEMBER = 10
const card = (changes = {}, money = DEFAULT_MONEY, actions = exampleActions()) => (
  <CourseCard course={exampleCourse(changes)} month={NOVEMBER} money={money} actions={actions} />
)

test('shows name, place, duration, intakes, language, study mode, ranking, fee and source', () => {
  show(card())
  const article = screen.getByRole('article', { name: 'Master of Nursing' })
  for (const words of [
    'University of Leeds',
    'Leeds, United Kingdom',
    "Master's",
    '2 years',
    'Jan, Sept',
    'English',
    'Full Time',
    'QS rank 82',
    'GBP £24,500',
    'per year',
  ])
    expect(article).toHaveTextContent(words)
  expect(screen.getByText(/^Source: .?Register/)).toBeVisible()
  expect(screen.getByText('3 January 2023')).toBeVisible()
  expect(screen.getByText('2 years').closest('[title]')).toHaveAttribute('title', '104 weeks')
})

test('shows the logo of the institute, or its initials', () => {
  const { rerender } = show(card({ logo: '/leeds.svg' }))
  expect(screen.getAllByRole('presentation')[0]).toHaveAttribute('src', '/leeds.svg')
  expect(screen.queryByText('UL')).toBeNull()
  rerender(card({ logo: null }))
  expect(screen.getByText('UL')).toBeVisible()
})

test('leaves out unknown facts, but names an unknown fee', () => {
  show(card({ base_fee: null, currency: null, fee_pkr: null, admission_schedule: [], course_language: null, tcf_ranking: null }))
  expect(screen.getByText('To Be Confirmed')).toBeVisible()
  expect(screen.queryByText(/not known/i)).toBeNull()
  expect(screen.getAllByRole('definition')).toHaveLength(3)
  expect(screen.queryByText(/ranking/i)).toBeNull()
  expect(screen.queryByText(/PKR/)).toBeNull()
})

test('shows the first English test with its score, and a deadline only until it has passed', () => {
  const facts = { english_tests: [{ test: 'ielts' as const, minimum_score: 6.5 }, { test: 'pte' as const, minimum_score: 58 }] }
  const { rerender } = show(card({ ...facts, application_deadline: '2999-12-01' }))
  expect(screen.getByText('IELTS 6.5')).toBeVisible()
  expect(screen.queryByText(/PTE/)).toBeNull()
  expect(screen.getByText('Apply by 1 December 2999')).toBeVisible()
  rerender(card({ ...facts, application_deadline: '2020-12-01' }))
  expect(screen.getByText('IELTS 6.5')).toBeVisible()
  expect(screen.queryByText(/Apply by/)).toBeNull()
})

test('without weeks the duration is the source’s text, else left out', () => {
  const { rerender } = show(card({ duration_weeks: null, duration: null, course_duration: 'Two semesters' }))
  expect(screen.getByText('Two semesters')).toBeVisible()
  rerender(card({ duration_weeks: null, duration: null, course_duration: null }))
  expect(screen.queryByText(/not known/)).toBeNull()
})

test('leaves out an unknown study mode', () => {
  show(card({ study_mode: null }))
  expect(screen.queryByText('Full Time')).toBeNull()
})

test('shows the fee in the selected currency with the original; Default converts nothing', () => {
  const { rerender } = show(card())
  expect(screen.queryByText(/PKR|Originally/)).toBeNull()
  rerender(card({}, buildMoney('USD', exampleCurrencies())))
  expect(screen.getByText('USD $32,550')).toBeVisible()
  expect(screen.getByText('originally GBP £24,500')).toBeVisible()
  rerender(card({}, buildMoney('GBP', exampleCurrencies())))
  expect(screen.queryByText(/originally/)).toBeNull()
})

test('shows the campus name when it differs from the city', () => {
  const { rerender } = show(card())
  expect(screen.getByText('Leeds, United Kingdom')).toBeVisible()
  const campus = exampleCourse().campus
  rerender(card({ campus: campus && { ...campus, campus: 'Old Town' } }))
  expect(screen.getByText('Old Town, Leeds, United Kingdom')).toBeVisible()
})

test('Discover links to the course; each other button calls its action', async () => {
  const actions = exampleActions()
  const { rerender } = show(card({}, DEFAULT_MONEY, actions))
  expect(screen.getByRole('link', { name: 'Discover: Master of Nursing' })).toHaveAttribute('href', '/course-detail?course_id=7')
  for (const name of [/^Add to favourites/, /^Apply/, /^Suggest an edit/, /^Compare/, /^Share/])
    await userEvent.click(screen.getByRole('button', { name }))
  const course = expect.objectContaining({ id: 7 }) as unknown
  expect(vi.mocked(actions.onForm).mock.calls).toEqual([['apply', course], ['suggest_edit', course]])
  expect(actions.onFavourite).toHaveBeenCalledExactlyOnceWith(course)
  expect(actions.onCompare).toHaveBeenCalledExactlyOnceWith(course)
  expect(actions.onShare).toHaveBeenCalledExactlyOnceWith(course)
  rerender(card({}, DEFAULT_MONEY, exampleActions({ isInComparison: () => true })))
  expect(screen.getByRole('button', { name: 'Compare: Master of Nursing (selected)' })).toHaveAttribute('data-selected')
})

test('a fee of 0 is shown as "No tuition fee"', () => {
  show(card({ base_fee: 0, fee_pkr: 0 }))
  expect(screen.getByText('No tuition fee')).toBeVisible()
})

test('shows the number of further campuses, and leaves out an unknown place', () => {
  const { rerender } = show(card({ campus_count: 4 }))
  expect(screen.getByText('and 3 more campuses')).toBeVisible()
  rerender(card({ campus: null, campus_count: 0 }))
  expect(screen.queryByText(/not known|·/)).toBeNull()
})

test('a sample course names its source like every course, because the list has the notice', () => {
  show(card({ source: { name: 'Sample catalogue', is_sample: true, note: 'Not a quotation.', date: '2026-11-01' } }))
  expect(screen.queryByText('Sample')).toBeNull()
  expect(screen.getByTitle('Sample catalogue')).toHaveTextContent('1 November 2026')
})
