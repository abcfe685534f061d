import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { currencies } from './currencies'
import { currencyOf, withCurrency } from './currencyAddress'
import { moneyIn, type Currency, type Money } from './money'

interface CurrencyChoice {
  readonly money: Money
  /** Empty until the list is there. */
  readonly currencies: readonly Currency[]
  /** Writes the code into the address; the empty one is Default. */
  readonly choose: (code: string) => void
}

const NONE: readonly Currency[] = []

/** The currency of the page's address, by the rates of today. */
export function useMoney(): CurrencyChoice {
  const { search } = useLocation()
  const navigate = useNavigate()
  const { data, isError } = useQuery(currencies())
  const known = isError ? NONE : data
  const wanted = currencyOf(new URLSearchParams(search))
  const money = useMemo(() => moneyIn(wanted, known), [wanted, known])
  const choose = (code: string) => void navigate({ search: withCurrency(search, code) }, { preventScrollReset: true })
  return { money, currencies: known ?? NONE, choose }
}
