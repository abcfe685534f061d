import type { FeeFieldValue } from './feeValidation'

/** Formats a fee in groups of three digits: `20,000`. */
export function formatFeeInput(fee: FeeFieldValue): string {
  return fee === undefined ? '' : fee.toLocaleString('en-GB')
}

/** Parses a number with any grouping: `20 000` → 20000, `-5` → -5. Returns undefined if the input has no digits. */
export function parseFeeInput(input: string): FeeFieldValue {
  const digits = input.replaceAll(/\D/gu, '')
  if (digits === '') return undefined
  return Number(digits) * (input.trimStart().startsWith('-') ? -1 : 1)
}
