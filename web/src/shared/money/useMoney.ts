import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { currenciesQuery } from './currencies'
import { parseCurrency, setUrlCurrency } from './currencyUrl'
import { buildMoney, type Currency, type Money } from './money'

interface CurrencyChoice {
  readonly money: Money
  /** Empty until the currencies have loaded. */
  readonly currencies: readonly Currency[]
  /** Sets the currency code in the URL; empty for Default. */
  readonly setCurrency: (code: string) => void
}

const NO_CURRENCIES: readonly Currency[] = []

/** The currency of the page's URL, with the current rates. */
export function useMoney(): CurrencyChoice {
  const { search } = useLocation()
  const navigate = useNavigate()
  const { data, isError } = useQuery(currenciesQuery())
  const loadedCurrencies = isError ? NO_CURRENCIES : data
  const urlCurrency = parseCurrency(new URLSearchParams(search))
  const money = useMemo(() => buildMoney(urlCurrency, loadedCurrencies), [urlCurrency, loadedCurrencies])
  const setCurrency = (code: string) => void navigate({ search: setUrlCurrency(search, code) }, { preventScrollReset: true })
  return { money, currencies: loadedCurrencies ?? NO_CURRENCIES, setCurrency }
}
