import { expect, test } from 'vitest'
import { en } from '@/shared/texts/en'
import { validateFeeRange, type FeeFieldValue } from './feeValidation'

test.each<[FeeFieldValue, FeeFieldValue, string | undefined]>([
  [0, 62_500_000, undefined],
  [0, Infinity, undefined],
  [5_000_000, 5_000_001, undefined],
  [100_000, 100_001, undefined],
  [-2, 100, 'value cannot be less than zero'],
  [100, -2, 'value cannot be less than zero'],
  [-2, 0, 'value cannot be less than zero'],
  [-1, 100, 'Fee range can not be empty for lower range'],
  [undefined, 100, 'Fee range can not be empty for lower range'],
  [-1, 0, 'Fee range can not be empty for lower range'],
  [0, 0, 'Fee range can not be empty for Upper range'],
  [100, undefined, 'Fee range can not be empty for Upper range'],
  [100, -1, 'Fee Lower range can not be greater than upper'],
  [100, 100, 'Fee Lower range can not be greater than upper'],
  [200, 100, 'Fee Lower range can not be greater than upper'],
  [62_500_000, Infinity, 'Fee Lower range can not be greater than upper'],
  [0, 62_500_001, 'Fee Lower range can not be greater than Fee Upper range'],
  [70_000_000, 62_500_001, 'Fee Lower range can not be greater than Fee Upper range'],
])('the fee range %s to %s is validated: %s', (lower, upper, text) => {
  const alert = validateFeeRange(lower, upper, 62_500_000)
  expect(alert && en.fee[alert]).toBe(text)
})
