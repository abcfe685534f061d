/** The currency of a page's address: its code, or the id that links from elsewhere carry. None is Default. */
export const CURRENCY_KEY = 'currency'

const MEANT = /^(?:[A-Z]{3}|[1-9]\d{0,5})$/

/** The code or id of an address's query; empty for Default. */
export function parseCurrency(query: URLSearchParams): string {
  const written = (query.get(CURRENCY_KEY) ?? '').toUpperCase()
  return MEANT.test(written) ? written : ''
}

/** The same query with another currency, everything else as it was written. */
export function withCurrency(search: string, code: string): string {
  const others = search.replace(/^\?/, '').split('&')
  const pairs = others.filter((pair) => pair !== '' && pair.split('=')[0] !== CURRENCY_KEY)
  if (code !== '') pairs.push(`${CURRENCY_KEY}=${encodeURIComponent(code)}`)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}
