export type FeeError = 'belowZero' | 'lowerEmpty' | 'upperEmpty' | 'upperTooHigh' | 'lowerAboveUpper'

/** The value of a fee field. Undefined is an empty field. Infinity is an open upper end. */
export type FeeFieldValue = number | undefined

/**
 * Returns the first error of a fee range, or undefined. Section 5 of the specification fixes the
 * order of the checks. `maxFee` is the highest value that the fields accept, in the same currency.
 */
export function validateFeeRange(lower: FeeFieldValue, upper: FeeFieldValue, maxFee: number): FeeError | undefined {
  if ((lower ?? 0) < -1 || (upper ?? 0) < -1) return 'belowZero'
  if (lower === undefined || lower < 0) return 'lowerEmpty'
  if (upper === undefined || upper === 0) return 'upperEmpty'
  if (upper !== Infinity && upper > maxFee) return 'upperTooHigh'
  return Math.min(upper, maxFee) <= lower ? 'lowerAboveUpper' : undefined
}
