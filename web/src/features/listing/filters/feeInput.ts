import type { FeeFieldValue } from './feeValidation'

/** A fee as its field shows it: in groups of three, empty while it is undefined. */
export function formatFeeInput(fee: FeeFieldValue): string {
  return fee === undefined ? '' : fee.toLocaleString('en-GB')
}

/**
 * The whole rupees that somebody wrote, however the figures are grouped: undefined where there are none. A minus counts
 * only where it stands first, so that the alert can speak of it.
 */
export function parseFeeInput(input: string): FeeFieldValue {
  const digits = input.replaceAll(/\D/gu, '')
  if (digits === '') return undefined
  return Number(digits) * (input.trimStart().startsWith('-') ? -1 : 1)
}
