import '@/shared/texts/listing/addUnderstoodTexts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { show } from '@/testing/render'
import type { CourseExplanation } from '../../queries/courseExplanation'
import { WhyResultView } from './WhyResultView'

const NONE: CourseExplanation = { course: 7, found: true, is_whole_name: false, words: [], filters: [], lacks: [], missing_words: [] }

function showReasons(explanation: Partial<CourseExplanation> | undefined, { isOpen = true, hasFailed = false } = {}) {
  const onToggle = vi.fn()
  show(
    <WhyResultView name="Nursing" isOpen={isOpen} explanation={explanation && { ...NONE, ...explanation }} hasFailed={hasFailed} onToggle={onToggle} />,
  )
  return onToggle
}

test('reasons name the words and filters, and mark what the course has', () => {
  showReasons({
    words: [
      { typed: ['nurse'], field: 'name', found: ['Nursing'] },
      { typed: ['care', 'home'], field: 'other', found: [] },
    ],
    filters: [
      { filter: 'place', values: ['Sydney'] },
      { filter: 'place', values: [] },
      { filter: 'intake', values: ['February'] },
      { filter: 'language', values: ['English'] },
      { filter: 'fee', values: [] },
    ],
    lacks: ['words', 'duration'],
    missing_words: ['online'],
  })
  expect(screen.getByRole('status')).toHaveTextContent(
    'Nursing in the name · care, home in the details · Sydney · near your selected place · starts in February · ' +
      'taught in English · fee within your limits · lacks the words “online” or the duration',
  )
  const marked = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)
  expect(marked).toEqual(['Nursing', 'care', 'home', 'Sydney', 'February', 'English'])
})

test('a course without other reasons meets every filter', () => {
  showReasons({})
  expect(screen.getByRole('status')).toHaveTextContent('It meets every filter of your search')
})

test('a course that the search no longer finds says so', () => {
  showReasons({ found: false })
  expect(screen.getByRole('status')).toHaveTextContent('It is no longer a result of this search')
})

test('loading has a text', () => {
  showReasons(undefined)
  expect(screen.getByRole('status')).toHaveTextContent('Loading...')
})

test('a failure is no alert', () => {
  showReasons(undefined, { hasFailed: true })
  expect(screen.getByRole('status')).toHaveTextContent('The reason is temporarily unavailable.')
})

test('the button opens the reasons', async () => {
  const onToggle = showReasons(undefined, { isOpen: false })
  expect(screen.queryByRole('status')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Why this result? Nursing', expanded: false }))
  expect(onToggle).toHaveBeenCalledOnce()
})
