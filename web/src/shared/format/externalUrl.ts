/** An address that a catalogue gives, when it is one of the web: no other scheme is ever made a link. */
export function parseExternalUrl(text: string | null): URL | undefined {
  if (text === null || !URL.canParse(text)) return undefined
  const url = new URL(text)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined
}
