import { afterEach, expect, test, vi } from 'vitest'
import { removeDrafts } from './drafts'
import { buildSubmission, forgetSubmission } from './submitEnquiry'

afterEach(() => sessionStorage.clear())

const TYPED = { course_id: '7', message: 'Hello', source: 'Course-Apply', user_id: '3' }

test('the same typed values are sent again with the same key and content, also after a reload', async () => {
  const sent = buildSubmission('apply', TYPED, {})
  expect(sent).toEqual({ ...TYPED, submission_id: expect.any(String) as string })
  vi.resetModules()
  const reloaded = await import('./submitEnquiry')
  // The facts of the course had not loaded before the first attempt.
  expect(reloaded.buildSubmission('apply', TYPED, { title: 'Law' })).toEqual(sent)
})

test.each([{ message: 'Hello again' }, { course_id: '8' }, { user_id: '4' }])('other values have another key: %o', (change) => {
  const sent = buildSubmission('apply', TYPED, {})
  expect(buildSubmission('apply', { ...TYPED, ...change }, {}).submission_id).not.toBe(sent.submission_id)
})

test('each form has its own key, and a success of earlier values forgets no later ones', () => {
  const first = buildSubmission('apply', TYPED, {})
  const other = buildSubmission('request_info', TYPED, {})
  const second = buildSubmission('apply', { ...TYPED, course_id: '8' }, {})
  forgetSubmission('apply', first)
  expect(buildSubmission('apply', { ...TYPED, course_id: '8' }, {})).toEqual(second)
  expect(buildSubmission('request_info', TYPED, {})).toEqual(other)
})

test('after a success, the same values are a new enquiry', () => {
  const sent = buildSubmission('apply', TYPED, {})
  forgetSubmission('apply', sent)
  expect(Object.keys(sessionStorage)).toEqual([])
  expect(buildSubmission('apply', TYPED, {}).submission_id).not.toBe(sent.submission_id)
})

test('sent values are removed together with the drafts, except those of the form that goes on', () => {
  const sent = buildSubmission('apply', TYPED, {})
  removeDrafts('apply')
  expect(buildSubmission('apply', TYPED, {})).toEqual(sent)
  removeDrafts('counselling')
  expect(Object.keys(sessionStorage)).toEqual([])
})
