/**
 * Formats a time as its day in the time zone of the browser: `29 September 2026`. `formatDate`
 * formats dates without a time, such as deadlines. `language` is a BCP 47 tag.
 */
export function formatLocalDay(time: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(time))
}
