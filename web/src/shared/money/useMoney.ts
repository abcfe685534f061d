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
  readonly choose: (code: string) => void
}

const NONE: readonly Currency[] = []

/** The currency of the page's URL, with the current rates. */
export function useMoney(): CurrencyChoice {
  const { search } = useLocation()
  const navigate = useNavigate()
  const { data, isError } = useQuery(currenciesQuery())
  const known = isError ? NONE : data
  const wanted = parseCurrency(new URLSearchParams(search))
  const money = useMemo(() => buildMoney(wanted, known), [wanted, known])
  const choose = (code: string) => void navigate({ search: setUrlCurrency(search, code) }, { preventScrollReset: true })
  return { money, currencies: known ?? NONE, choose }
}
