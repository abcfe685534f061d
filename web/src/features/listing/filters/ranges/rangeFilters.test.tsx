import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { show } from '@/testing/render'
import { exampleCurrencies } from '@/shared/money/currencies.example'
import { buildFeeScale } from '../../state/feeScale'
import { EMPTY_LISTS, type Range } from '../../state/listingState'
import DeadlineFilter from './DeadlineFilter'
import { DurationFilter } from './DurationFilter'
import { FeeFilter } from './FeeFilter'
import ScoreField from './ScoreField'

const MAX_FEE = { max_fee: 7_500_000, step: 500_000 }
const OPEN: Range = [0, Infinity]
const RUPEES = { code: 'PKR', range: OPEN }
const scaleOf = (code: string) => buildFeeScale(code, exampleCurrencies(), MAX_FEE)

function feeHistogram(counts: readonly number[], unknown_count = 0) {
  const buckets = counts.map((course_count, index) => ({ lower: index * 2_500_000, upper: (index + 1) * 2_500_000, course_count }))
  return { currency: 'PKR', step: 2_500_000, max: 7_500_000, buckets, unknown_count, unknown_selected: false, unknown_excluded: false }
}

test('a fee is committed on Enter or blur; an invalid fee shows an error and is not committed', async () => {
  const onChange = vi.fn()
  show(<FeeFilter fee={RUPEES} scale={scaleOf('PKR')} histogram={feeHistogram([], 724)} onChange={onChange} />)
  expect(screen.getByText(/724 courses have no published fee/)).toBeVisible()
  expect(screen.getByText('PKR per year')).toBeVisible()
  const from = screen.getByRole('textbox', { name: 'From' })
  const to = screen.getByRole('textbox', { name: 'To' })
  expect(to).toHaveValue('7,500,000')
  await userEvent.clear(to)
  await userEvent.type(to, '0{Enter}')
  expect(screen.getByRole('alert')).toHaveTextContent('Fee range can not be empty for Upper range')
  expect(to).toHaveAccessibleDescription('Fee range can not be empty for Upper range')
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.clear(from)
  await userEvent.type(from, '-5{Enter}')
  expect(screen.getByRole('alert')).toHaveTextContent('value cannot be less than zero')
  await userEvent.clear(to)
  await userEvent.type(to, '900000')
  await userEvent.clear(from)
  await userEvent.type(from, '100000{Enter}')
  expect(onChange.mock.calls.map(([range]: unknown[]) => range)).toEqual([[100_000, 900_000]])
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

test.each([
  ['another range', { code: 'PKR', range: [100_000, 900_000] as Range }, '100,000'],
  ['another currency', { code: 'INR', range: OPEN }, '0'],
])('%s discards a rejected fee and its error', async (_, next, expected) => {
  const onChange = vi.fn()
  const filter = (fee: typeof RUPEES) => <FeeFilter fee={fee} scale={scaleOf(fee.code)} histogram={undefined} onChange={onChange} />
  const { rerender } = show(filter(RUPEES))
  const from = screen.getByRole('textbox', { name: 'From' })
  await userEvent.clear(from)
  await userEvent.type(from, '9000000{Enter}')
  expect(screen.getByRole('alert')).toHaveTextContent('Fee Lower range can not be greater than upper')
  await userEvent.type(from, '1')
  rerender(filter(next))
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  expect(from).toHaveValue(expected)
  await userEvent.tab()
  expect(onChange).not.toHaveBeenCalled()
})

test('the highest fee of the catalogue is no upper limit, every lower fee is', async () => {
  const onChange = vi.fn()
  show(<FeeFilter fee={RUPEES} scale={scaleOf('PKR')} histogram={undefined} onChange={onChange} />)
  const to = screen.getByRole('textbox', { name: 'To' })
  for (const upper of ['5000000', '7500000', '7500001']) {
    await userEvent.clear(to)
    await userEvent.type(to, `${upper}{Enter}`)
  }
  expect(onChange.mock.calls.map(([range]: unknown[]) => range)).toEqual([[0, 5_000_000]])
  expect(screen.getByRole('alert')).toHaveTextContent('Fee Lower range can not be greater than Fee Upper range')
})

test('a fee in another currency is searched in this currency, and the end of the slider is open', async () => {
  const onChange = vi.fn()
  show(<FeeFilter fee={{ code: 'INR', range: OPEN }} scale={scaleOf('INR')} histogram={undefined} onChange={onChange} />)
  const to = screen.getByRole('textbox', { name: 'To' })
  expect(to).toHaveValue('50,000,000+')
  expect(screen.getByText('INR per year')).toBeVisible()
  const [, highest] = screen.getAllByRole('slider')
  expect(highest).toHaveAccessibleName('Maximum fee in INR')
  expect(highest).toHaveAttribute('aria-valuetext', '50,000,000+')
  await userEvent.clear(to)
  await userEvent.type(to, '30000{Enter}')
  expect(onChange.mock.calls.map(([range]: unknown[]) => range)).toEqual([[0, 30_000]])
  expect(to).toHaveValue('30,000')
  expect(highest).toHaveAttribute('aria-valuenow', '30000')
  expect(highest).toHaveAttribute('aria-valuetext', 'INR ₹30,000')
})

test('the fee fields are disabled until the highest fee has loaded', () => {
  show(<FeeFilter fee={RUPEES} scale={undefined} histogram={feeHistogram([1, 2])} onChange={vi.fn()} />)
  for (const name of ['From', 'To']) expect(screen.getByRole('textbox', { name })).toBeDisabled()
  for (const name of ['From', 'To']) expect(screen.getByRole('textbox', { name })).toHaveValue('')
  expect(screen.queryByRole('list')).toBeNull()
})

test('a fee bar selects its range, an empty bar is disabled, and the last bar is open-ended', async () => {
  const onChange = vi.fn()
  const bars = () => within(screen.getByRole('list', { name: 'Courses by fee' })).getAllByRole('button')
  const filter = (code: string) => (
    <FeeFilter fee={{ code, range: OPEN }} scale={scaleOf(code)} histogram={feeHistogram([0, 12, 3])} onChange={onChange} />
  )
  const { rerender } = show(filter('PKR'))
  const [none, some, last] = bars()
  expect(none).toBeDisabled()
  expect(some).toHaveAccessibleName('PKR 2,500,000 to PKR 4,999,999 per year: 12 courses')
  expect(last).toHaveAccessibleName('PKR 5,000,000 per year or more: 3 courses')
  if (some) await userEvent.click(some)
  if (last) await userEvent.click(last)
  expect(onChange.mock.calls.map(([range]: unknown[]) => range)).toEqual([
    [2_500_000, 4_999_999],
    [5_000_000, Infinity],
  ])
  // The histogram of the previous currency must not be drawn.
  rerender(filter('USD'))
  expect(screen.queryByRole('list', { name: 'Courses by fee' })).toBeNull()
})

test('a duration bar selects its half year by keyboard and names its number of courses', async () => {
  const onChange = vi.fn()
  const histogram = {
    buckets: [
      { lower: 0, upper: 0.5, course_count: 4, closed_count: 9 },
      { lower: 0.5, upper: 1, course_count: 0, closed_count: 0 },
      { lower: 5, upper: null, course_count: 12, closed_count: 12 },
    ],
    unknown_count: 0,
    unknown_selected: false,
    unknown_excluded: false,
  }
  show(<DurationFilter range={[5, 5]} histogram={histogram} onChange={onChange} />)
  const [first, none, last] = within(screen.getByRole('list', { name: 'Courses by duration' })).getAllByRole('button')
  expect(first).toHaveAccessibleName('0 to 0.5 years: 9 courses')
  expect(none).toBeDisabled()
  expect(last).toHaveAccessibleName('5 years or more: 12 courses')
  expect([first, last].map((bar) => bar?.getAttribute('aria-pressed'))).toEqual(['false', 'true'])
  first?.focus()
  await userEvent.keyboard('{Enter}')
  expect(onChange.mock.calls.map(([range]: unknown[]) => range)).toEqual([[0, 0.5]])
  expect(first).toHaveAttribute('aria-pressed', 'true')
})

test('the field of a score keeps the focus after Enter, and shows a score that changes elsewhere', async () => {
  const onChange = vi.fn()
  const field = (score: number | undefined) => <ScoreField lists={{ ...EMPTY_LISTS, englishTests: ['ielts'] }} score={score} onChange={onChange} />
  const { rerender } = show(field(undefined))
  const input = await screen.findByRole('textbox')
  await userEvent.type(input, '7,5{Enter}')
  expect(onChange.mock.calls).toEqual([[7.5]])
  rerender(field(7.5))
  expect(screen.getByRole('textbox')).toHaveFocus()
  expect(screen.getByRole('textbox')).toHaveValue('7.5')
  await userEvent.clear(screen.getByRole('textbox'))
  await userEvent.type(screen.getByRole('textbox'), '77')
  rerender(field(6))
  expect(screen.getByRole('textbox')).toHaveValue('6')
  expect(screen.queryByRole('alert')).toBeNull()
})

const showDeadline = (before: string) => {
  const onChange = vi.fn()
  const filter = (deadline: string) => (
    <DeadlineFilter facet={{ data: undefined, status: { isLoading: false, hasFailed: false, onRetry: vi.fn() } }} deadline={deadline} onChange={onChange} />
  )
  const { rerender } = show(filter(before))
  return { onChange, setDeadline: (deadline: string) => rerender(filter(deadline)), input: screen.getByLabelText<HTMLInputElement>('Deadline on or after') }
}

test('a typed deadline stays in the field, and only a valid date is committed', () => {
  const { onChange, setDeadline, input } = showDeadline('')
  for (const value of ['0002-03-04', '0020-03-04', '0202-03-04']) {
    fireEvent.change(input, { target: { value } })
    expect(input).toHaveValue(value)
  }
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.change(input, { target: { value: '2027-03-04' } })
  expect(onChange.mock.calls).toEqual([['2027-03-04']])
  setDeadline('2027-03-04')
  fireEvent.change(input, { target: { value: '0002-03-04' } })
  fireEvent.blur(input)
  expect(input).toHaveValue('2027-03-04')
  fireEvent.change(input, { target: { value: '0002-03-04' } })
  setDeadline('2028-01-01')
  expect(input).toHaveValue('2028-01-01')
})

test('an emptied deadline removes the filter, an incomplete one does not', () => {
  const { onChange, input } = showDeadline('2027-03-04')
  // jsdom has no date with missing parts, so the test sets the validity of such a date.
  Object.defineProperty(input, 'validity', { configurable: true, value: { valid: false, badInput: true } })
  fireEvent.change(input, { target: { value: '' } })
  expect(input).toHaveValue('')
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.blur(input)
  expect(input).toHaveValue('2027-03-04')
  Reflect.deleteProperty(input, 'validity')
  fireEvent.change(input, { target: { value: '' } })
  expect(onChange.mock.calls).toEqual([['']])
})
