const MARKS = /\p{M}/gu

/** Removes case and accents. */
function foldText(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase().trim()
}

/** Whether a word of the name starts with the typed text. An empty text matches every name. */
export function matches(name: string, typed: string): boolean {
  const wanted = foldText(typed)
  const whole = foldText(name)
  return whole.startsWith(wanted) || whole.split(/[\s,()/-]+/).some((word) => word.startsWith(wanted)) || (wanted.includes(' ') && whole.includes(wanted))
}
