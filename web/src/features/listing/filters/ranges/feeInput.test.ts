import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatFeeInput, parseFeeInput } from './feeInput'

test.each([
  ['', undefined],
  ['abc', undefined],
  ['-', undefined],
  ['0', 0],
  ['1200000', 1_200_000],
  ['1,200,000', 1_200_000],
  ['12 00 000', 1_200_000],
  ['Rs 50,000', 50_000],
  ['-2', -2],
  ['12.50', 12],
  ['12,5', 12],
  ['1.200', 1200],
  ['1.200,50 EUR', 1200],
  ['1,200.50', 1200],
  ['Rs.50', 50],
  ['Rs. 50000/-', 50_000],
  ['۵۰٬۰۰۰', 50_000],
  ['٥٠٠٠٫٥٠', 5000],
])('%o is parsed as %s', (written, fee) => {
  expect(parseFeeInput(written)).toBe(fee)
})

test('parsing a formatted fee gives the same fee', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (fee) => {
      expect(parseFeeInput(formatFeeInput(fee))).toBe(fee)
    }),
  )
  expect(formatFeeInput(undefined)).toBe('')
  expect(formatFeeInput(1_200_000)).toBe('1,200,000')
})
