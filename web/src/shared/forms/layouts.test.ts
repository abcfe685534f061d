import { expect, test } from 'vitest'
import { LAYOUTS } from './layouts'

test('the dialog of an application hides 2 seconds after success, and other dialogs at once or by hand', () => {
  const times = Object.entries(LAYOUTS).map(([name, { closesAfterMs }]) => [name, closesAfterMs])
  expect(times.filter(([, ms]) => ms !== undefined && ms !== 0)).toEqual([['apply', 2000]])
})
