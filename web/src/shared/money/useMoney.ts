import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useStore } from '@/shared/state/store'
import { currenciesQuery } from './currencies'
import { setUrlCurrency } from './currencyUrl'
import { convertUrlFees } from './feeUrl'
import { buildMoney, type Currency, type Money } from './money'
import { rememberCurrency, rememberedCurrency, selectCurrency } from './rememberedCurrency'

interface CurrencyChoice {
  readonly money: Money
  /** Empty until the currencies have loaded. */
  readonly currencies: readonly Currency[]
  /** Sets the currency in the URL and stores it for later visits. Also converts the fee filter in the URL. */
  readonly setCurrency: (code: string) => void
}

const NO_CURRENCIES: readonly Currency[] = []

/** Returns the currency of the URL or of an earlier visit, with the current rates. */
export function useMoney(): CurrencyChoice {
  const { search } = useLocation()
  const navigate = useNavigate()
  const { data, isError } = useQuery(currenciesQuery())
  const loadedCurrencies = isError ? NO_CURRENCIES : data
  const urlCurrency = selectCurrency(search, useStore(rememberedCurrency))
  const money = useMemo(() => buildMoney(urlCurrency, loadedCurrencies), [urlCurrency, loadedCurrencies])
  const currencies = loadedCurrencies ?? NO_CURRENCIES
  const setCurrency = useCallback(
    (code: string) => {
      rememberCurrency(code)
      void navigate({ search: setUrlCurrency(convertUrlFees(search, code, currencies), code) }, { preventScrollReset: true })
    },
    [navigate, search, currencies],
  )
  return { money, currencies, setCurrency }
}
