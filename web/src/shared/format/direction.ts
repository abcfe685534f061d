/** Adds Unicode isolates, so that the text keeps its direction inside a text of the other direction. */
export function isolateDirection(text: string): string {
  return `\u2068${text}\u2069`
}

const PLAIN_NUMBER = /^[\d.,\u00a0]*$/
const RIGHT_TO_LEFT_START = /^[\p{Script=Arabic}\p{Script=Hebrew}]/u
const LATIN_LETTER = /\p{Script=Latin}/u

/**
 * Isolates a value that is inserted into a right-to-left text, such as an English name with brackets or an amount. Numbers
 * and texts without Latin letters need no isolates.
 */
export function isolateInRightToLeft(value: string): string {
  const isSafe = PLAIN_NUMBER.test(value) || (RIGHT_TO_LEFT_START.test(value) && !LATIN_LETTER.test(value))
  return isSafe ? value : isolateDirection(value)
}
