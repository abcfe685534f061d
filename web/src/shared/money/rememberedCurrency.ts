import { createStore } from '@/shared/state/store'
import { CURRENCY_KEY, parseCurrency } from './currencyUrl'

export const CURRENCY_STORAGE_KEY = 'meridian-currency'

/**
 * The code that the visitor last selected in this browser. Empty if each fee has its own currency.
 */
export const rememberedCurrency = createStore(parseStoredCurrency(localStorage.getItem(CURRENCY_STORAGE_KEY)))

function parseStoredCurrency(stored: string | null): string {
  return parseCurrency(new URLSearchParams({ [CURRENCY_KEY]: stored ?? '' }))
}

/** Stores the currency for later visits. */
export function rememberCurrency(code: string): void {
  if (code === '') localStorage.removeItem(CURRENCY_STORAGE_KEY)
  else localStorage.setItem(CURRENCY_STORAGE_KEY, code)
  rememberedCurrency.set(code)
}

/** Returns the currency of a query string. If there is none, returns the remembered currency. */
export function selectCurrency(search: string, remembered = rememberedCurrency.get()): string {
  return parseCurrency(new URLSearchParams(search)) || remembered
}
