/**
 * Encloses the text in Unicode isolate characters. The text then keeps its direction inside a text
 * with the other direction.
 */
export function isolateDirection(text: string): string {
  return `\u2068${text}\u2069`
}

/** Whether the text contains a part that `isolateDirection` has isolated. */
export function hasIsolates(text: string): boolean {
  return text.includes('\u2068')
}

/** Whether the whole text is one isolated part. */
function isIsolated(text: string): boolean {
  return text.startsWith('\u2068') && text.indexOf('\u2069') === text.length - 1
}

const PLAIN_NUMBER = /^[\d.,\u00a0]*$/
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const LATIN_LETTER = /\p{Script=Latin}/u

/**
 * Isolates a value that is inserted into a text with the given direction. The value is isolated only if it may have another
 * direction, for example an English name in an Urdu text.
 */
export function isolateValue(value: string, direction: 'ltr' | 'rtl'): string {
  if (direction === 'ltr') return RIGHT_TO_LEFT.test(value) ? isolateDirection(value) : value
  const isSafe = PLAIN_NUMBER.test(value) || isIsolated(value) || (RIGHT_TO_LEFT.test(value) && !LATIN_LETTER.test(value))
  return isSafe ? value : isolateDirection(value)
}
