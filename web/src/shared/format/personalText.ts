const NUMBER = /[+(]*\d(?:[\s\-_.,/()]{0,3}\d)+/g
const LONG_NUMBER_MIN_DIGITS = 7
const ROUND_AMOUNT = /^[1-9]\d{0,2}0{4,9}$/
const YEARS = /^(?:(?:19|20)\d\d)+$/

/**
 * Whether a typed text contains a mail address or a long number, such as a phone number. Such a text is neither sent in the
 * URL of a request nor stored. Round amounts such as 5,000,000 and years are no personal numbers, as in the search log.
 */
export function isPersonalText(text: string): boolean {
  return text.includes('@') || (text.match(NUMBER) ?? []).some(isPersonalNumber)
}

function isPersonalNumber(number: string): boolean {
  const digits = number.replace(/\D/g, '')
  const isAmount = ROUND_AMOUNT.test(digits) && !/[+()\-/]/.test(number)
  return digits.length >= LONG_NUMBER_MIN_DIGITS && !isAmount && !YEARS.test(digits)
}
