export type FeeError = 'belowZero' | 'lowerEmpty' | 'upperEmpty' | 'upperTooHigh' | 'lowerAboveUpper'

/** A field of the fee filter: undefined while it is empty; Infinity is an upper end that is open. */
export type FeeFieldValue = number | undefined

/**
 * What is wrong with a fee range, or undefined. One alert at a time, in this order (specification, section 5):
 * a value below -1; a lower end that is empty or below 0; an upper end that is empty or 0; an upper end over the most
 * that any course costs; an upper end that is not above the lower one.
 */
export function validateFeeRange(lower: FeeFieldValue, upper: FeeFieldValue, maxFee: number): FeeError | undefined {
  if ((lower ?? 0) < -1 || (upper ?? 0) < -1) return 'belowZero'
  if (lower === undefined || lower < 0) return 'lowerEmpty'
  if (upper === undefined || upper === 0) return 'upperEmpty'
  if (upper !== Infinity && upper > maxFee) return 'upperTooHigh'
  return Math.min(upper, maxFee) <= lower ? 'lowerAboveUpper' : undefined
}
