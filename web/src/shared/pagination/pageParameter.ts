/** Parses the page number of a URL. Returns 1 if the number is missing or invalid, or has more than nine digits. */
export function parsePageNumber(text: string | null): number {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1
}
