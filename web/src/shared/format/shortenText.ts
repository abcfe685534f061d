const SHORT_TEXT_MAX_CHARACTERS = 40

/** Shortens a long text for a button or a sentence. The text is cut at a space if a space is near. */
export function shortenText(text: string): string {
  const characters = [...text]
  if (characters.length <= SHORT_TEXT_MAX_CHARACTERS) return text
  const start = characters.slice(0, SHORT_TEXT_MAX_CHARACTERS).join('')
  const lastSpace = start.lastIndexOf(' ')
  return `${lastSpace > SHORT_TEXT_MAX_CHARACTERS / 2 ? start.slice(0, lastSpace) : start}…`
}
