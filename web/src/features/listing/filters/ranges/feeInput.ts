import type { FeeFieldValue } from './feeValidation'

/** Formats a fee in groups of three digits: `20,000`. */
export function formatFeeInput(fee: FeeFieldValue): string {
  return fee === undefined ? '' : fee.toLocaleString('en-GB')
}

/** A point, comma or Arabic decimal separator before the last one or two digits: the cents of `12.50` and `1.200,5`. */
const CENTS = /(?<=\d)[.,٫]\d{1,2}(?=\D*$)/u
/** The digits of Arabic and Urdu keyboards. In both alphabets, the code point of the digit 0 is a multiple of 16. */
const ARABIC_AND_URDU_DIGITS = /[٠-٩۰-۹]/gu

/**
 * Parses a number with any grouping, in whole units: `20 000` → 20000, `-5` → -5, `12.50` → 12. Arabic and Urdu
 * digits are accepted. Returns undefined if the input has no digits.
 */
export function parseFeeInput(input: string): FeeFieldValue {
  const latin = input.replaceAll(ARABIC_AND_URDU_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) % 16))
  const digits = latin.replace(CENTS, '').replaceAll(/\D/gu, '')
  if (digits === '') return undefined
  return Number(digits) * (input.trimStart().startsWith('-') ? -1 : 1)
}
