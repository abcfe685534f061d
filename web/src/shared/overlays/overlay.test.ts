import { expect, test } from 'vitest'
import { NO_OVERLAY, parseStoredOverlay, serializeOverlay, type Overlay } from './overlay'

const HERE = '/course?discipline=law'
const OPEN: readonly Overlay[] = [
  { kind: 'share', page: { key: 'course_detail', params: { course_id: 7, course_name: 'Law' }, title: 'Law' } },
  { kind: 'review', course: 'Law' },
  { kind: 'signIn', reason: 'apply', course: 'Law' },
  { kind: 'signIn', reason: 'follow', course: undefined },
]

test.each(OPEN)('the dialog %o is parsed for its URL, and for no other', (overlay) => {
  const stored = serializeOverlay(overlay, HERE)
  expect(parseStoredOverlay(stored, HERE)).toEqual(overlay)
  expect(parseStoredOverlay(stored, '/course')).toBe(NO_OVERLAY)
})

test('no dialog stores nothing', () => {
  expect(serializeOverlay(NO_OVERLAY, HERE)).toBeNull()
  expect(parseStoredOverlay(null, HERE)).toBe(NO_OVERLAY)
})

test.each(['nonsense', '7', 'null', '{}', '{"kind":"share"}', '{"kind":"signIn","reason":"fly"}', '{"kind":"review","course":7}', '{"kind":"share","page":{"key":"course","params":{"a":{}},"title":"x"}}'])(
  'an invalid value is no dialog: %s',
  (overlay) => {
    expect(parseStoredOverlay(overlay, HERE)).toBe(NO_OVERLAY)
    expect(parseStoredOverlay(`{"address":"${HERE}","overlay":${overlay === 'nonsense' ? '"nonsense"' : overlay}}`, HERE)).toBe(NO_OVERLAY)
  },
)
