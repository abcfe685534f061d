/** The URL key of the currency. The value is a code, or an id in links from other sites; absent means Default. */
export const CURRENCY_KEY = 'currency'

const CODE_OR_ID = /^(?:[A-Z]{3}|[1-9]\d{0,5})$/

/** The code or id in a query string; empty for Default. */
export function parseCurrency(query: URLSearchParams): string {
  const value = (query.get(CURRENCY_KEY) ?? '').toUpperCase()
  return CODE_OR_ID.test(value) ? value : ''
}

/** Sets the currency of a query string. All other pairs stay unchanged. */
export function setUrlCurrency(search: string, code: string): string {
  const previousPairs = search.replace(/^\?/, '').split('&')
  const pairs = previousPairs.filter((pair) => pair !== '' && pair.split('=')[0] !== CURRENCY_KEY)
  if (code !== '') pairs.push(`${CURRENCY_KEY}=${encodeURIComponent(code)}`)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}
