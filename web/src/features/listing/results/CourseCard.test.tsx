import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '@/testing/render'
import { exampleCourse } from './course.example'
import { CourseCard } from './CourseCard'

const NOVEMBER = 10
const card = (changes = {}) => <CourseCard course={exampleCourse(changes)} iso2="GB" month={NOVEMBER} />

test('says what a course is, where, for how long, from when, in which language, and what it costs', () => {
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
    'a year',
    'about PKR 9,114,000',
  ])
    expect(article).toHaveTextContent(words)
  expect(screen.getByText(/^Source: .?Register/)).toBeVisible()
  expect(screen.getByText('3 January 2023')).toBeVisible()
  expect(screen.getByText('2 years').closest('[title]')).toHaveAttribute('title', '104 weeks')
})

test('says what is not known', () => {
  show(card({ base_fee: null, currency: null, fee_pkr: null, admission_schedule: [], course_language: null, tcf_ranking: null }))
  for (const words of ['To Be Confirmed', 'Intake not known', 'Language not known', 'Ranking not known'])
    expect(screen.getByText(words)).toBeVisible()
  expect(screen.queryByText(/PKR/)).toBeNull()
})

test('a length is the source’s own words when nobody knows its weeks, else unknown', () => {
  const { again } = show(card({ duration_weeks: null, duration: null, course_duration: 'Two semesters' }))
  expect(screen.getByText('Two semesters')).toBeVisible()
  again(card({ duration_weeks: null, duration: null, course_duration: null }))
  expect(screen.getByText('Duration not known')).toBeVisible()
})

test('leaves out a study mode that nobody knows, and rupees twice', () => {
  show(card({ study_mode: null, currency: { id: 33, code: 'PKR', display_name: 'Rupee' }, base_fee: 434_000, fee_pkr: 434_000 }))
  expect(screen.queryByText('Full Time')).toBeNull()
  expect(screen.getAllByText(/434,000/)).toHaveLength(1)
})

test('no fee is said in words', () => {
  show(card({ base_fee: 0, fee_pkr: 0 }))
  expect(screen.getByText('No tuition fee')).toBeVisible()
})

test('more campuses are counted, a missing place is said', () => {
  const { again } = show(card({ campus_count: 4 }))
  expect(screen.getByText('and 3 more campuses')).toBeVisible()
  again(card({ campus: null, campus_count: 0 }))
  expect(screen.getByText('Place not known')).toBeVisible()
})

test('a sample says so', () => {
  show(card({ source: { name: 'Sample', is_sample: true, note: 'Not a quotation.', date: '2026-11-01' } }))
  expect(screen.getByText('Sample')).toHaveAttribute('title', 'Not a quotation.')
})
