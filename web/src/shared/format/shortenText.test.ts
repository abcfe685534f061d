import { expect, test } from 'vitest'
import { shortenText } from './shortenText'

test.each([
  ['nursing in canada', 'nursing in canada'],
  ['x'.repeat(40), 'x'.repeat(40)],
  ['x'.repeat(600), `${'x'.repeat(40)}…`],
  ['a master of nursing in a small city in the north of Canada', 'a master of nursing in a small city in…'],
  ['😀'.repeat(41), `${'😀'.repeat(40)}…`],
])('%s is shortened to %s', (text, short) => {
  expect(shortenText(text)).toBe(short)
})
