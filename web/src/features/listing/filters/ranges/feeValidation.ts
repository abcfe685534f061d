export type FeeError = 'belowZero' | 'lowerEmpty' | 'upperEmpty' | 'upperTooHigh' | 'lowerAboveUpper'

/** The value of a fee field: undefined for an empty field, Infinity for an open upper end. */
export type FeeFieldValue = number | undefined

/**
 * The first error of a fee range, or undefined. The order of the checks follows the specification (section 5): a value below
 * -1, a lower end that is empty or negative, an upper end that is empty or 0, an upper end above the highest fee of all
 * courses, and an upper end that is not above the lower end.
 */
export function validateFeeRange(lower: FeeFieldValue, upper: FeeFieldValue, maxFee: number): FeeError | undefined {
  if ((lower ?? 0) < -1 || (upper ?? 0) < -1) return 'belowZero'
  if (lower === undefined || lower < 0) return 'lowerEmpty'
  if (upper === undefined || upper === 0) return 'upperEmpty'
  if (upper !== Infinity && upper > maxFee) return 'upperTooHigh'
  return Math.min(upper, maxFee) <= lower ? 'lowerAboveUpper' : undefined
}
