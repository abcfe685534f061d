import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ListStatus } from '@/shared/options/options'
import { useStore } from '@/shared/state/store'
import { currenciesQuery } from './currencies'
import { setUrlCurrency } from './currencyUrl'
import { convertUrlFees } from './feeUrl'
import { buildMoney, type Currency, type Money } from './money'
import { rememberCurrency, rememberedCurrency, selectCurrency } from './rememberedCurrency'

interface CurrencyChoice {
  readonly money: Money
  /** Empty until the currencies have loaded, and if they cannot be loaded. */
  readonly currencies: readonly Currency[]
  readonly currencyStatus: ListStatus
  /** Requests the currencies again. */
  readonly onCurrencyRetry: () => void
  /** Sets the currency in the URL and stores it for later visits. Also converts the fee filter in the URL. */
  readonly setCurrency: (code: string) => void
}

const NO_CURRENCIES: readonly Currency[] = []

/** Returns the currency of the URL or of an earlier visit, with the current rates. */
export function useMoney(): CurrencyChoice {
  const { search } = useLocation()
  const navigate = useNavigate()
  const { data, isError, refetch } = useQuery(currenciesQuery())
  // After a failed refresh, the cached currencies stay in use.
  const loadedCurrencies = data ?? (isError ? NO_CURRENCIES : undefined)
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
  const currencyStatus = data ? 'ready' : isError ? 'failed' : 'loading'
  const onCurrencyRetry = useCallback(() => void refetch(), [refetch])
  return { money, currencies, currencyStatus, onCurrencyRetry, setCurrency }
}
