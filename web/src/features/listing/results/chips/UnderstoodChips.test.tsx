import '@/shared/texts/listing/addUnderstoodTexts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { nameStore } from '@/shared/names/nameStore'
import { NO_NAMES } from '@/shared/names/names'
import { show } from '@/testing/render'
import { WideningNotice } from '../toolbar/WideningNotice'
import { UnderstoodChips } from './UnderstoodChips'
import type { UnderstoodSpan } from '@/shared/searchBox/understoodSpan'

function span(text: string, changes: Partial<UnderstoodSpan>): UnderstoodSpan {
  return { text, start: 0, end: text.length, kind: 'place', effect: 'filter', values: [], value_count: 0, value: null, amount: null, ...changes }
}

const SPANS = [
  span('cs', { kind: 'subject', effect: 'subject', values: ['Computer Science'], value_count: 1 }),
  span('Canada', { start: 6, values: ['Canada'], value_count: 1 }),
  span('europe', { start: 14, values: ['Austria', 'Belgium', 'Croatia'], value_count: 40 }),
  span('september', { start: 20, kind: 'month', values: ['September'], value_count: 1 }),
  span('under 20k', { start: 30, kind: 'fee', amount: { lower: null, upper: 20_000, currency: 'CAD' } }),
  span('1 year', { start: 40, kind: 'duration', amount: { lower: 46, upper: 58, currency: null } }),
  span('cheap', { start: 50, kind: 'wish', effect: 'order', value: 'cheap' }),
  span('scholarship', { start: 60, kind: 'want', effect: 'note', value: 'funding' }),
  span('london', { start: 70, effect: 'exclude', values: ['London', 'London'], value_count: 2 }),
  span('masters', { start: 80, kind: 'level', effect: 'overridden', values: ['Master'], value_count: 1 }),
]

test('each span says what it did; a removed one becomes words', async () => {
  const onLiteralParts = vi.fn()
  show(<UnderstoodChips interpretation={{ spans: SPANS, widening_steps: 0, widening: null }} literalParts={['uk']} onLiteralParts={onLiteralParts} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Subject: Computer Science (“cs”)',
    'Place: Canada',
    'Place: Austria, Belgium, Croatia and 37 more (“europe”)',
    'Start: September',
    'Fee up to CAD $20,000 per year',
    'Duration: 1 year',
    'Lowest fee first',
    'We do not know the funding and scholarships of each course',
    'Not: London',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Place: Canada. Search for the words “Canada” instead' }))
  expect(onLiteralParts).toHaveBeenLastCalledWith(['uk', 'Canada'])
  await userEvent.click(screen.getByRole('button', { name: 'Undo all changes' }))
  expect(onLiteralParts).toHaveBeenLastCalledWith([])
})

test('“best” sorts by ranking if a ranking is known, and otherwise says that none is known', () => {
  const build = (effect: 'order' | 'note') => (
    <UnderstoodChips
      interpretation={{ spans: [span('best', { kind: 'wish', effect, value: 'best' })], widening_steps: 0, widening: null }}
      literalParts={[]}
      onLiteralParts={vi.fn()}
    />
  )
  const { rerender } = show(build('order'))
  expect(screen.getByRole('listitem')).toHaveTextContent(/^Best ranking first$/)
  rerender(build('note'))
  expect(screen.getByRole('listitem')).toHaveTextContent(/^We have no rankings, so “best” changes nothing$/)
})

test('a deadline after a month shows the first day, and an open application has no day', () => {
  const spans = [
    span('deadline after march', { kind: 'deadline', value: '2027-04-01' }),
    span('still open', { start: 30, kind: 'deadline' }),
  ]
  show(<UnderstoodChips interpretation={{ spans, widening_steps: 0, widening: null }} literalParts={[]} onLiteralParts={vi.fn()} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Deadline from 1 April 2027', 'Applications still open'])
})

test('a widened search says what further courses may lack, and offers the words as typed', async () => {
  const onLiteralParts = vi.fn()
  const widening = { full_total: 0, corrected_text: 'nursing in canada', similar_words: [], lacks: ['words' as const, 'study mode' as const], words: ['xyz'] }
  show(<WideningNotice text="nursin in canada" widening={widening} onLiteralParts={onLiteralParts} />)
  expect(screen.getByRole('status')).toHaveTextContent(
    'Showing results for “nursing in canada”. Search instead for “nursin in canada”No course meets all of this. The courses below may lack the words “xyz” or the study mode.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Search instead for “nursin in canada”' }))
  expect(onLiteralParts).toHaveBeenCalledWith(['nursin'])
})

test('full matches are counted apart', () => {
  const widening = { full_total: 2, corrected_text: null, similar_words: [], lacks: ['fee' as const], words: [] }
  show(<WideningNotice text="law" widening={widening} onLiteralParts={vi.fn()} />)
  expect(screen.getByRole('status')).toHaveTextContent('2 courses meet all of this. The others may lack the fee.')
})

test('the names of the values are in the language of the page', () => {
  nameStore.set({ ...NO_NAMES, countries: { Canada: 'کینیڈا' }, cities: { Sydney: 'سڈنی' }, degree_levels: { 'masters-degree': 'ماسٹرز' }, disciplines: { law: 'قانون' }, specializations: { law: 'Law' }, languages: { German: 'جرمن' } })
  const spans = [
    span('law', { kind: 'subject', effect: 'subject', values: ['Law'], value_count: 1 }),
    span('canada', { start: 10, values: ['Canada'], value_count: 1 }),
    span('masters', { start: 20, kind: 'level', values: ["Master's Degree"], value_count: 1 }),
    span('german', { start: 30, kind: 'language', values: ['German'], value_count: 1 }),
    span('full time', { start: 40, kind: 'study mode', values: ['Full Time'], value_count: 1 }),
    span('sydney', { start: 45, values: ['Sydney'], value_count: 1 }),
    span('Leeds', { start: 50, kind: 'institute', values: ['University of Leeds'], value_count: 1 }),
  ]
  show(<UnderstoodChips interpretation={{ spans, widening_steps: 0, widening: null }} literalParts={[]} onLiteralParts={vi.fn()} />)
  const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  for (const [index, name] of ['قانون', 'کینیڈا', 'ماسٹرز', 'جرمن', 'Full time', 'سڈنی', 'University of Leeds'].entries()) expect(names[index]).toContain(name)
  nameStore.set(NO_NAMES)
})
