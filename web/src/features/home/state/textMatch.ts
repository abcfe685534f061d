const MARKS = /\p{M}/gu

/** Without case and accents. */
function foldText(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase().trim()
}

/** Whether a word of the name begins as what is typed; nothing typed matches all. */
export function matches(name: string, typed: string): boolean {
  const wanted = foldText(typed)
  const whole = foldText(name)
  return whole.startsWith(wanted) || whole.split(/[\s,()/-]+/).some((word) => word.startsWith(wanted)) || (wanted.includes(' ') && whole.includes(wanted))
}
