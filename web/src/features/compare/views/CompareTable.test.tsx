import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { exampleActions } from '@/shared/course/courseActions.example'
import { exampleCurrencies } from '@/shared/money/currencies.example'
import { DEFAULT_MONEY, buildMoney } from '@/shared/money/money'
import { show } from '@/testing/render'
import { CompareTable } from './CompareTable'
import { exampleComparedCourse } from './comparedCourse.example'
import { FailedColumns } from './FailedColumns'

const LEEDS = exampleComparedCourse()
const LAGOS = exampleComparedCourse({
  id: 8, name: 'Nursing Studies', institute_name: 'University of Lagos', base_fee: 1_000_000, fee_pkr: 1_000_000,
  currency: { id: 33, code: 'PKR', display_name: 'PKR' }, duration_weeks: 52, tcf_ranking: null, course_language: null,
})

function showTable(money = DEFAULT_MONEY, courses = [LEEDS, LAGOS]) {
  const onRemove = vi.fn()
  show(<CompareTable courses={courses} month={10} money={money} actions={exampleActions()} onRemove={onRemove} />)
  return onRemove
}
const row = (name: string) => screen.getByRole('rowheader', { name }).closest('tr') as HTMLTableRowElement
const cells = (name: string) => within(row(name)).getAllByRole('cell').map((cell) => cell.textContent)

test('shows courses side by side, marks differing rows, and labels the best values', () => {
  showTable()
  expect(screen.getAllByRole('columnheader')).toHaveLength(3)
  expect(cells('Institute')[0]).toBe('University of Leeds')
  expect(row('Institute')).toHaveAttribute('data-differs', 'true')
  expect(row('Country')).not.toHaveAttribute('data-differs')
  expect(row('Language')).toHaveAttribute('data-differs', 'true')
  expect(cells('Fee per year')).toEqual(['GBP £24,500', 'PKR 1,000,000lowest fee'])
  expect(cells('Duration')).toEqual(['2 years', '1 yearshortest duration'])
  expect(cells('Whole course (estimate)')).toEqual(['GBP £49,000', 'PKR 1,000,000'])
  expect(cells('QS ranking')).toEqual(['QS rank 82', 'Not known'])
  expect(screen.getByText('Rows with an orange edge show differences.')).toBeVisible()
})

test('shows fees in the selected currency with the original below', () => {
  showTable(buildMoney('USD', exampleCurrencies()))
  expect(cells('Fee per year')).toEqual(['USD $32,550originally GBP £24,500', 'USD $3,571lowest feeoriginally PKR 1,000,000'])
})

test('a comparison without any ranking has no row for the ranking', () => {
  showTable(DEFAULT_MONEY, [LAGOS])
  expect(screen.getByRole('rowheader', { name: 'Fee per year' })).toBeVisible()
  expect(screen.queryByRole('rowheader', { name: 'QS ranking' })).toBeNull()
})

test('English tests and the deadline have a row if one of the courses has them', () => {
  showTable(DEFAULT_MONEY, [
    exampleComparedCourse({ english_tests: [{ test: 'ielts', minimum_score: 6.5 }, { test: 'pte', minimum_score: 58 }], application_deadline: '2999-12-01' }),
    LAGOS,
  ])
  expect(cells('English test')).toEqual(['IELTS 6.5, PTE 58', 'Not known'])
  expect(cells('Application deadline')).toEqual(['1 December 2999', 'Not known'])
})

test('a deadline that has passed is marked', () => {
  showTable(DEFAULT_MONEY, [exampleComparedCourse({ application_deadline: '2020-12-01' }), LAGOS])
  expect(cells('Application deadline')).toEqual(['1 December 2020 (this day has passed)', 'Not known'])
})

test('a comparison without any English test or deadline has no rows for them', () => {
  showTable()
  expect(screen.getByRole('rowheader', { name: 'Language' })).toBeVisible()
  for (const name of ['English test', 'Application deadline']) expect(screen.queryByRole('rowheader', { name })).toBeNull()
})

test('a single course has no best values and no differences', () => {
  showTable(DEFAULT_MONEY, [LEEDS])
  expect(screen.queryByText(/lowest|shortest|best/)).toBeNull()
  expect(screen.getByText('These courses have the same details.')).toBeVisible()
})

test('a column links to its course and can be removed', async () => {
  const onRemove = showTable()
  expect(screen.getByRole('link', { name: 'Nursing Studies' })).toHaveAttribute('href', '/course-detail?course_id=8')
  await userEvent.click(screen.getByRole('button', { name: 'Remove Nursing Studies' }))
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(LAGOS)
})

test('a missing course can be removed, a failed course can be retried', async () => {
  const onRemove = vi.fn()
  const onRetry = vi.fn()
  const column = { isRetrying: false, onRetry }
  show(
    <FailedColumns
      failed={[{ ...column, slug: 'old-course', isMissing: true }, { ...column, slug: 'msc-law', isMissing: false }]}
      onRemove={onRemove}
    />,
  )
  expect(screen.getByText(/This course is no longer available/)).toHaveTextContent('Old Course')
  await userEvent.click(screen.getByRole('button', { name: 'Remove Old Course' }))
  expect(onRemove).toHaveBeenCalledWith('old-course')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})
