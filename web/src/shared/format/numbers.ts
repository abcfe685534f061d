/** Caches Intl formats, because creating a format takes about 100 times as long as using it. */
function memoize<Format, Args extends readonly string[]>(create: (...args: Args) => Format): (...args: Args) => Format {
  const cache = new Map<string, Format>()
  return (...args) => {
    const key = args.join()
    const format = cache.get(key) ?? create(...args)
    cache.set(key, format)
    return format
  }
}

const getCountFormat = memoize((language: string) => new Intl.NumberFormat(language))
const getMoneyFormat = memoize(
  (language: string, currency: string) =>
    new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 }),
)
const getDateFormat = memoize((language: string) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }))
const getMonthFormat = memoize((language: string, length: 'long' | 'short') => new Intl.DateTimeFormat(language, { month: length, timeZone: 'UTC' }))

/** Formats a number. `language` is a BCP 47 tag. */
export function formatCount(value: number, language: string): string {
  return getCountFormat(language).format(value)
}

/** Formats an amount with the currency code and symbol: `AUD $45,000`. A symbol of letters is left out: `MYR 12,000`. */
export function formatMoney(amount: number, currency: string, language: string): string {
  const parts = getMoneyFormat(language, currency).formatToParts(Math.round(amount))
  const symbol = parts.find(({ type }) => type === 'currency')?.value ?? currency
  const figures = parts.filter(({ type }) => type === 'integer' || type === 'group' || type === 'minusSign')
  const number = figures.map(({ value }) => value).join('')
  return /^[\p{L}.]+$/u.test(symbol) ? `${currency} ${number}` : `${currency} ${symbol}${number}`
}

/** Formats an ISO date: `29 September 2026`. */
export function formatDate(iso: string, language: string): string {
  return getDateFormat(language).format(new Date(iso))
}

/** Formats the name of a month. `index` is 0 for January. */
export function formatMonth(index: number, language: string, length: 'long' | 'short' = 'long'): string {
  return getMonthFormat(language, length).format(new Date(Date.UTC(2001, index, 1)))
}

/** Builds a name from a slug, until the real name has loaded: `new-south-wales` → `New South Wales`. */
export function formatSlug(slug: string): string {
  return slug
    .split(/[-_]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
