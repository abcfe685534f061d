/** Parses a URL of the catalogue. Only http and https are accepted, so no other scheme becomes a link. */
export function parseExternalUrl(text: string | null): URL | undefined {
  if (text === null || !URL.canParse(text)) return undefined
  const url = new URL(text)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined
}
