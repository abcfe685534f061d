import type { FeeFieldValue } from './feeValidation'

/** Formats a fee in groups of three digits; empty when undefined. */
export function formatFeeInput(fee: FeeFieldValue): string {
  return fee === undefined ? '' : fee.toLocaleString('en-GB')
}

/**
 * Parses typed digits with any grouping; undefined when there are none. Only a leading minus makes the number negative,
 * so that validation can report it.
 */
export function parseFeeInput(input: string): FeeFieldValue {
  const digits = input.replaceAll(/\D/gu, '')
  if (digits === '') return undefined
  return Number(digits) * (input.trimStart().startsWith('-') ? -1 : 1)
}
