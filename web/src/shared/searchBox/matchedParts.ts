export interface NamePart {
  readonly text: string
  readonly isMatch: boolean
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu

/** Converts to lower case and removes accents. The Turkish letters `ı` and `İ` become `i`. */
const foldLetters = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i')

/** Splits a name into matching and other parts: `nur` matches the first part of `Nursing`. */
export function splitMatchedParts(name: string, typed: string): readonly NamePart[] {
  const beginnings = [...typed.matchAll(WORD)].map(([word]) => foldLetters(word)).sort((one, other) => other.length - one.length)
  const parts: NamePart[] = []
  let end = 0
  for (const { 0: word, index } of name.matchAll(WORD)) {
    const beginning = beginnings.find((each) => each !== '' && foldLetters(word).startsWith(each))
    if (beginning === undefined) continue
    const length = countLetters(word, beginning.length)
    if (index > end) parts.push({ text: name.slice(end, index), isMatch: false })
    parts.push({ text: name.slice(index, index + length), isMatch: true })
    end = index + length
  }
  if (end < name.length) parts.push({ text: name.slice(end), isMatch: false })
  return parts
}

/**
 * Counts the characters at the start of a word that fold to the given number of letters. One
 * character can fold to several letters: `ﬁ` → `fi`.
 */
function countLetters(word: string, foldedLength: number): number {
  let length = 1
  while (length < word.length && foldLetters(word.slice(0, length)).length < foldedLength) length += 1
  while (length < word.length && /^\p{M}/u.test(word.slice(length))) length += 1
  return length
}
