import { RUPEE, type Currency } from './money'

/** The URL keys of the fee filter: both ends in whole units, and the currency code. Without a code, the ends are in rupees. */
export const FEE_KEYS = ['feeFrom', 'feeTo'] as const
export const FEE_CURRENCY_KEY = 'feeCurrency'

/** A range that includes both ends. Infinity means that there is no upper end. */
type FeeRange = readonly [lower: number, upper: number]

/** Converts a range to another currency, and rounds to whole units. Returns undefined if a rate is unknown. */
export function convertFeeRange([lower, upper]: FeeRange, from: string, to: string, currencies: readonly Currency[]): FeeRange | undefined {
  if (from === to) return [lower, upper]
  const [source, target] = [from, to].map((code) => currencies.find((each) => each.code === code)?.value_to_pkr)
  if (source === undefined || target === undefined) return undefined
  const convert = (units: number) => Math.round((units * source) / target)
  return [convert(lower), Math.max(convert(upper), convert(lower) + 1)]
}

/**
 * Converts the fee filter of a query string to another currency. An empty code means rupees. Invalid and empty ranges, which
 * the listing ignores, stay unchanged.
 */
export function convertUrlFees(search: string, code: string, currencies: readonly Currency[]): string {
  const query = new URLSearchParams(search)
  const [lower, upper] = FEE_KEYS.map((key) => query.get(key))
  const isFilter = [lower, upper].every((end) => !end || /^\d+$/.test(end)) && Boolean(lower || upper) && Number(lower) < Number(upper || Infinity)
  if (!isFilter) return search
  const target = code || RUPEE
  const range = convertFeeRange([Number(lower), Number(upper || Infinity)], query.get(FEE_CURRENCY_KEY) || RUPEE, target, currencies)
  if (!range) return search
  const isOtherPair = (pair: string) => !([...FEE_KEYS, FEE_CURRENCY_KEY] as string[]).includes(pair.split('=')[0] ?? '')
  const pairs = search.replace(/^\?/, '').split('&').filter(isOtherPair)
  if (range[0] > 0) pairs.push(`${FEE_KEYS[0]}=${range[0]}`)
  if (range[1] < Infinity) pairs.push(`${FEE_KEYS[1]}=${range[1]}`)
  if (target !== RUPEE) pairs.push(`${FEE_CURRENCY_KEY}=${target}`)
  return `?${pairs.join('&')}`
}
