const NUMBER = /[+(]*\d(?:[\s\-_.,/()]{0,3}\d)+/g
const LONG_NUMBER_MIN_DIGITS = 7
const ROUND_AMOUNT = /^[1-9]\d{0,2}0{4,9}$/
const YEARS = /^(?:(?:19|20)\d\d)+$/

/**
 * Whether a typed text contains a mail address or a long number, such as a phone number. The site
 * neither sends such a text in a URL nor stores it. Years and round amounts such as 5,000,000 do
 * not count as personal. The search log of the server (`scrubbing.py`) uses the same rule for
 * numbers, and more exact rules for mail addresses.
 */
export function isPersonalText(text: string): boolean {
  return text.includes('@') || (text.match(NUMBER) ?? []).some(isPersonalNumber)
}

function isPersonalNumber(number: string): boolean {
  const digits = number.replace(/\D/g, '')
  const isAmount = ROUND_AMOUNT.test(digits) && !/[+()\-/]/.test(number)
  return digits.length >= LONG_NUMBER_MIN_DIGITS && !isAmount && !YEARS.test(digits)
}
