/** Parses a URL of the catalogue. Returns undefined for null, invalid URLs, and schemes other than http and https. */
export function parseExternalUrl(text: string | null): URL | undefined {
  if (text === null || !URL.canParse(text)) return undefined
  const url = new URL(text)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined
}
