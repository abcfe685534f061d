import { expect, test } from 'vitest'
import { NO_OVERLAY, type Overlay } from './overlay'
import { parseStoredOverlay } from './storedOverlay'

const HERE = '/course?discipline=law'
const OPEN: readonly Overlay[] = [
  { kind: 'share', page: { key: 'course_detail', params: { course_id: 7, course_name: 'Law' }, title: 'Law' } },
  { kind: 'form', form: 'suggest_edit', course: { id: 7, name: 'Law' } },
  { kind: 'form', form: 'need_assistance', course: undefined },
  { kind: 'signIn', reason: 'apply', course: 'Law' },
  { kind: 'signIn', reason: 'follow', course: undefined },
  { kind: 'signUp' },
  { kind: 'code' },
]

test.each(OPEN)('the dialog %o is parsed for its URL, and for no other', (overlay) => {
  const stored = JSON.stringify({ address: HERE, overlay })
  expect(parseStoredOverlay(stored, HERE)).toEqual(overlay)
  expect(parseStoredOverlay(stored, '/course')).toBe(NO_OVERLAY)
})

test.each(['nonsense', '7', 'null', '{}', '{"kind":"share"}', '{"kind":"signIn","reason":"fly"}', '{"kind":"form","form":"login"}', '{"kind":"signOut"}', '{"kind":"share","page":{"key":"course","params":{"a":{}},"title":"x"}}'])(
  'an invalid value is no dialog: %s',
  (overlay) => {
    expect(parseStoredOverlay(overlay, HERE)).toBe(NO_OVERLAY)
    expect(parseStoredOverlay(`{"address":"${HERE}","overlay":${overlay === 'nonsense' ? '"nonsense"' : overlay}}`, HERE)).toBe(NO_OVERLAY)
  },
)
