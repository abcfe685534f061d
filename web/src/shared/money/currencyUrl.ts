/** The URL key of the currency. The value is a code. Links from other sites can have an id instead. */
export const CURRENCY_KEY = 'currency'

const CODE_OR_ID = /^(?:[A-Z]{3}|[1-9]\d{0,5})$/

/** Reads the code or id of the currency in a query string. Empty if each fee keeps its own currency. */
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
